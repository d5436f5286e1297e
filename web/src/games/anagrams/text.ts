import { counted, plural } from '$/text/plural';
import type { Failed } from './types';

const list = (letters: string): string => [...letters.toUpperCase()].join(', ');

/** All that a person reads at a table of Анаграммы. */
export const text = {
  deck: (left: number) => `колода ${left}`,
  deckLabel: (left: number) => (left ? `Колода, ${counted(left, 'карта', 'карты', 'карт')}` : 'Колода пуста'),
  openLabel: (left: number) => `Колода, ${counted(left, 'карта', 'карты', 'карт')}: открыть букву`,
  middle: 'Открытые буквы',
  middleEmpty: 'Открытых букв пока нет',
  letters: (count: number) => counted(count, 'буква', 'буквы', 'букв'),
  unit: (count: number) => plural(count, 'буква', 'буквы', 'букв'),
  wordsOf: (name: string) => `Слова: ${name}`,
  noWords: 'слов пока нет',
  wordLabel: (word: string, owner: string) =>
    `${word}, ${counted(word.length, 'буква', 'буквы', 'букв')}, ${owner}`,
  own: 'ваше',
  ownWords: 'Ваши слова',
  newest: 'новое',
  opens: 'открывает',
  seesNoMore: 'больше не видит слов',
  yours: 'Ваше слово',
  placeholder: 'Вижу слово…',
  take: 'Беру!',
  open: 'Открыть букву',
  opensNow: (name: string) => `Открывает ${name}`,
  noMore: 'Больше не вижу',
  othersSearch: 'Ждём остальных',
  judged: 'Стол решает о слове',
  over: 'Партия окончена',
  seconds: (left: number) => `${left} с`,
  space: 'пробел',
  enter: 'Enter',
  watching: 'Вы смотрите. Слова на столе можно нажимать: скажем, что они значат.',
  hint: 'Набирайте или нажимайте на буквы и слова',
  hintKeys: 'Печатайте где угодно: буквы попадут сюда',
  ways: 'Как сложить',
  middleOnly: 'из середины',
  cannot: 'Целиком пока не складывается',
  absent: (letters: string) => `Нет на столе: ${list(letters)}`,
  called: (word: string) => `«${word}» — сказано, слушаем стол`,
  plus: (letters: string) => `+ ${list(letters)}`,
  again: 'Поправить',
  erase: 'Стереть слово',
  appeal: 'Спросить стол',
  rule: 'правило',
  inPlay: (letter: string, middle: number, bound: number) =>
    middle
      ? `${letter}, в середине ${middle}`
      : bound
        ? `${letter}, только в словах`
        : `${letter}, на столе нет`,
  made: (used: string[], letters: string) =>
    [...used.map((word) => `«${word}»`), list(letters)].filter(Boolean).join(' + '),
  longest: 'Самое длинное слово',
} as const;

const FAULTS: Record<Failed['fault'], (letters: string) => string> = {
  letters_missing: (letters) => `не хватает ${list(letters)}`,
  letters_bound: (letters) => `${list(letters)} — только в готовых словах, а их берут целиком`,
  no_middle_card: () => 'нужна хотя бы одна буква из середины',
  not_whole: (letters) => `выбранные слова входят не целиком, лишнее: ${list(letters)}`,
  word_gone: () => 'нужное слово только что забрали',
  illegal: () => 'словарь против',
};

const REASONS: Partial<Record<NonNullable<Failed['verdict']>['reason'], string>> = {
  too_short: 'слишком коротко',
  banned: 'за этим столом его не берут',
  unknown: 'нет в словаре',
  misspelt: 'пишется иначе',
  plural: 'это множественное число',
  oblique: 'нужен именительный падеж',
  not_a_noun: 'это не существительное',
  proper_name: 'это имя собственное',
  slang: 'это жаргон',
  vulgar: 'это грубое слово',
  abbreviation: 'это сокращение',
  word_part: 'это только часть слова',
  voted_down: 'стол уже был против',
};

/** Say why a call came to nothing, and which word might do. */
export function whyFailed(failed: Failed): string {
  const { verdict } = failed;
  if (!verdict) return FAULTS[failed.fault](failed.letters ?? '');
  const better = verdict.lemma && verdict.lemma !== failed.shown ? verdict.lemma : '';
  return `${REASONS[verdict.reason] ?? FAULTS.illegal('')}${better ? `, есть «${better}»` : ''}`;
}

/** The clause that a fault comes from. */
export const CLAUSES: Record<Failed['fault'], string> = {
  letters_missing: 'AN-4',
  letters_bound: 'AN-6',
  no_middle_card: 'AN-6',
  not_whole: 'AN-6',
  word_gone: 'AN-7',
  illegal: 'AN-5',
};
