import { counted } from '$/text/plural';
import type { WordReason } from './types';

/** Everything that is said at a table of «Запретные слова». */
export const text = {
  showcase: 'Витрина',
  conversation: 'Разговор',
  hand: 'Ваши карты',
  deck: (count: number) => `Колода: ${counted(count, 'карта', 'карты', 'карт')}`,
  discard: (count: number) => `Сброс: ${counted(count, 'карта', 'карты', 'карт')}`,
  deckShort: 'колода',
  discardShort: 'сброс',
  game: (game: number, games: number) => `партия ${game}/${games}`,
  empty: 'В разговоре пусто',
  closed: 'красных мало',

  callShort: '«Не говори…!»',
  callWord: (word: string) => `«Не говори ${word}!»`,
  callNow: 'Назвать слово',
  called: 'Сказано…',
  rest: 'Передышка',
  hush: 'Молчу',
  hushed: 'Молчите',
  lay: 'Положить',
  layNow: (letter: string) => `Положить ${letter}`,
  armed: 'Ляжет сразу',
  cancel: 'Отмена',
  self: 'Хожу я',
  left: (name: string) => `Ходит ${name}`,
  appealWord: (word: string) => `Спросить стол: ${word}`,
  wordLine: 'Слово, которое нельзя было говорить',
  hint: 'Нажимайте буквы разговора или печатайте',
  hintKeys: 'Печатайте слово: буквы разговора подсвечены',

  card: (letter: string) => `${letter}, чёрная`,
  red: (letter: string) => `${letter}, красная`,
  newest: (name: string) => `, последняя, положил игрок ${name}`,
  newestYours: ', последняя, ваша',
  inWord: (place: number) => `, в слове ${place}-я`,
  chosen: ', выбрана',
  underway: ', кладём',

  yourTurn: 'Ваш ход: выберите карту',
  yourCard: (letter: string) => `${letter} ляжет в разговор`,
  yourWait: 'Ваш ход. Вдруг кто-то видит слово…',
  yourArmed: (letter: string) => `${letter} ляжет, как только можно`,
  theirTurn: (name: string) => `Ходит ${name}`,
  theirWait: (name: string) => `${name} ждёт: видите слово?`,
  yourLetter: (letter: string) => `Ваша буква ${letter}. Лишь бы не слово!`,
  youPay: 'Чей ход?',
  makeWord: 'Соберите слово из букв разговора',
  chooses: 'решает, кто ходит',
  theyChoose: (name: string) => `${name} решает, кто ходит`,
  court: 'Стол судит слово',
  over: 'Игра окончена',
  watching: 'Вы смотрите игру',
  seconds: (count: number) => `${count} с`,

  says: (name: string) => `${name}: «Не говори`,
  by: (name: string) => `${name}:`,
  pays: (name: string, cost: number) =>
    cost ? `${name}: ${counted(cost, 'карта', 'карты', 'карт')} в штраф` : `${name} не платит ничего`,
  paysYou: (cost: number) =>
    cost ? `Вам ${counted(cost, 'карта', 'карты', 'карт')} в штраф` : 'Вы не платите ничего',
  fails: 'Не годится',
  lacks: (letters: string) => `нет букв: ${[...letters].join(', ').toUpperCase()}`,
  ended: (game: number, games: number) => (games > 1 ? `Партия ${game} окончена` : 'Партия окончена'),
  tally: (name: string, points: number) => `${name} ${points}`,

  penalty: (count: number) => counted(count, 'штраф', 'штрафа', 'штрафов'),
  noPenalty: 'без штрафа',
  total: (count: number) => `всего ${count}`,
  scores: 'Штрафы',
  noCards: 'Ни одной карты',
  series: 'Очки прошлых партий',
  inSeries: 'За серию',

  keyCall: 'пробел',
  keyLay: 'Enter',
  keyHush: '−',
  keyBack: 'Esc',
} as const;

/** Why a game came to its end. */
export const ENDS: Record<string, string> = {
  penalty_full: 'чья-то стопка полна',
  deck_empty: 'колода кончилась',
};

/** Why a word does not do, in few words; its sheet says more. */
export const WHY: Record<WordReason, string> = {
  legal: 'не сейчас',
  abbreviation: 'это сокращение',
  banned: 'за этим столом его не берут',
  empty: 'слова не слышно',
  hyphenated: 'с дефисом нельзя',
  latin_lookalike: 'в слове латинские буквы',
  misspelt: 'пишется иначе',
  not_a_noun: 'это не существительное',
  not_cyrillic: 'это не русские буквы',
  oblique: 'это не именительный падеж',
  plural: 'это множественное число',
  proper_name: 'это имя собственное',
  several_words: 'это не одно слово',
  slang: 'это жаргон',
  too_long: 'слово слишком длинное',
  too_short: 'слово слишком короткое',
  unknown: 'в словаре такого нет',
  voted_down: 'стол проголосовал против',
  vulgar: 'это грубое слово',
  word_part: 'это только часть слова',
};
