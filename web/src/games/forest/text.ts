import { counted, plural } from '$/text/plural';
import type { Fault, Line, WordReason } from '$/wire/made/forest';

const cubes = (count: number) => counted(count, 'кубик', 'кубика', 'кубиков');
const trees = (count: number) => counted(count, 'дерево', 'дерева', 'деревьев');
const capital = (letters: readonly string[]) => letters.map((one) => one.toUpperCase()).join(', ');
/** A few names with «и» before the last. */
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`;

/** Why the referee does not take a word. */
const REASONS: Partial<Record<WordReason, string>> = {
  too_short: 'слишком короткое слово',
  banned: 'за этим столом его не берут',
  unknown: 'в словаре такого нет',
  misspelt: 'пишется иначе',
  plural: 'это множественное число',
  oblique: 'это не именительный падеж',
  not_a_noun: 'это не существительное',
  proper_name: 'это имя собственное',
  slang: 'это жаргон',
  vulgar: 'это грубое слово',
  abbreviation: 'это сокращение',
  word_part: 'это часть слова',
  voted_down: 'стол проголосовал против',
};
const reason = (why: WordReason | undefined) => (why && REASONS[why]) ?? 'не приняли';

export const writing = {
  title: 'Ваше слово',
  written: 'Слово записано',
  how: 'Касайтесь букв или печатайте',
  kept: 'Записано. Ещё можно изменить',
  keptOther: (word: string) => `Пока записано «${word}»`,
  writing: 'Пока это тайна',
  missing: (letters: readonly string[]) => `Нет буквы: ${capital(letters)}`,
  tooManyOwn: (most: number) => `Своих букв можно не больше ${most}`,
  used: 'Это слово уже было',
  judged: (why: WordReason) => `Словарь не примет: ${reason(why)}`,
  ready: 'Готово',
  waiting: 'Ждём остальных',
  waits: (names: readonly string[]) => (names.length ? `Ещё пишут: ${listed(names)}` : 'Все готовы'),
  change: 'Изменить',
  erase: 'Стереть',
  nothing: 'Без слова',
  keys: 'Буквы на экране',
  drop: (letter: string) => `${letter}, убрать из слова`,
} as const;

export const placing = {
  title: 'Отметьте слово',
  move: (count: number) => `Снимите с леса ещё ${cubes(count)}`,
  choose: (letter: string) => `Откуда взять ${letter.toUpperCase()}?`,
  leads: (letters: readonly string[]) => `Поведёте на ${capital(letters)}`,
  spends: (count: number, supply: number) => `${cubes(count)} из ${supply} в запасе`,
  place: (count: number) => (count ? `Поставить ${count}` : 'Отметить'),
  another: 'Иначе',
  own: 'свой',
  tree: (letter: string, place: string) => `${letter}: ${place}. Выбрать другое дерево`,
  ownCard: (letter: string) => `${letter}: из своих деревьев. Выбрать другое`,
  useOwn: (letter: string) => `${letter} из своих деревьев`,
} as const;

export const marking = {
  title: 'Один кубик куда хотите',
  where: 'На любое открытое дерево',
  from: 'Запас пуст: откуда взять кубик?',
  ready: 'Ставим сюда?',
  place: 'Поставить',
} as const;

export const guard = {
  title: 'Дерево ваше!',
  hint: 'Оставить кубик на новом?',
  yes: 'Оставить кубик',
  no: 'Не надо',
} as const;

export const elder = {
  title: 'Вы старейшина',
  hint: 'Три кубика за дерево из колоды',
  which: (number: number, of: number) => `Тройка ${number} из ${of}: коснитесь другой`,
  yes: 'Взять дерево',
  no: 'Не сейчас',
} as const;

export const grow = {
  title: 'Посадите дерево',
  hint: 'Выберите букву и место',
  there: (letter: string) => `${letter.toUpperCase()} вырастет здесь`,
  plant: 'Посадить',
  drawn: 'Деревья из колоды',
} as const;

const LINES: Record<Line, readonly [string, string, string]> = {
  rows: ['ряда', 'рядов', 'рядов'],
  columns: ['столбца', 'столбцов', 'столбцов'],
};

export const prune = {
  title: 'Проредить лес?',
  more: (line: Line, left: number) => `Ещё по дереву из ${left} ${plural(left, ...LINES[line])}`,
  hint: (line: Line) => (line === 'rows' ? 'Уйдёт по дереву из ряда' : 'Уйдёт по дереву из столбца'),
  rows: 'Ряды',
  columns: 'Столбцы',
  yes: 'Проредить',
  no: 'Оставить',
} as const;

export const answering = {
  title: 'Слова на столе',
  doubt: 'Сомневаюсь',
  doubted: 'Решит стол',
  accept: 'Возражений нет',
  accepted: 'Ждём остальных',
  appeal: 'Спросить стол',
  hint: 'Сомневаетесь? Скажите сейчас',
  close: 'К лесу',
} as const;

export const idle = {
  waits: (names: readonly string[]) => `Ждём: ${listed(names)}`,
  watching: 'Вы смотрите игру',
  phases: {
    write: 'Все пишут слова',
    answer: 'Слова показаны',
    vote: 'Стол голосует',
    place: (name: string) => `${name} отмечает слово`,
    mark: (name: string) => `${name} ставит один кубик`,
    lead: (name: string) => `${name} берёт дерево`,
    elder: (name: string) => `${name} — старейшина`,
    grow: (name: string) => `${name} сажает дерево`,
    prune: (name: string) => `${name} решает, редеть ли лесу`,
    over: 'Игра окончена',
  },
} as const;

export const table = {
  round: (number: number) => `раунд ${number}`,
  deck: (count: number) => `колода ${count}`,
  deckLong: (count: number, gone: number) => `В колоде ${trees(count)}, в сбросе ${gone}`,
  field: 'Лес',
  row: (row: number, column: number) => `ряд ${row}, столбец ${column}`,
  closed: 'закрытое дерево',
  empty: 'пустое место',
  price: (price: number) => `цена ${price}`,
  has: (name: string, count: number) => `${name}: ${cubes(count)}`,
  leads: (name: string) => `ведёт ${name}`,
  wouldLead: (name: string) => `поведёт ${name}`,
  order: (order: number) => `буква слова ${order}`,
  chosen: 'выбрано',
  leaves: 'уйдёт',
  supply: (count: number) => `в запасе ${cubes(count)}`,
  won: (count: number) => `взято ${trees(count)}`,
  writes: 'пишет',
  wrote: 'слово есть',
  ready: 'готово',
  noWord: 'без слова',
  first: 'ходит первым',
  used: 'Были',
  noneUsed: 'Слов пока не было',
  all: 'Весь лес',
  usedTitle: 'Слова, которых больше нельзя',
  fronts: 'Взятые деревья',
  own: 'Свои деревья',
  noTrees: 'пока ни одного',
  closedCount: (count: number) => counted(count, 'закрытое', 'закрытых', 'закрытых'),
  larger: 'Крупнее',
  smaller: 'Мельче',
  timeLeft: 'Осталось',
  sand: 'Песочные часы',
  words: 'Слова раунда',
  yourWord: 'ваше',
  points: (count: number) => counted(count, 'очко', 'очка', 'очков'),
} as const;

/** What was wrong with a shown word. */
export function faultText(fault: Fault, missing: readonly string[], why: WordReason | undefined): string {
  switch (fault) {
    case 'nothing_written':
      return 'ничего не записано';
    case 'letters_missing':
      return `не хватает: ${capital(missing)}`;
    case 'too_many_of_front':
      return 'слишком много своих деревьев';
    case 'used_before':
      return 'такое уже было';
    case 'too_few_cubes':
      return 'столько кубиков не набрать';
    case 'illegal':
      return reason(why);
  }
}

export const score = {
  title: 'Чей лес больше',
  open: 'Открытые',
  closed: 'Закрытые',
  supply: 'Кубики в запасе',
  tie: 'При равенстве побеждает тот, у кого в запасе меньше кубиков.',
  prices: 'Открытые деревья дали свою цену, закрытые по два.',
  words: 'Принятые слова',
} as const;
