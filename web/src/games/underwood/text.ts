import { counted } from '$/text/plural';
import { prizeOf } from './prizes';
import { isPrize, WILD } from './types';

/** Minus as it is printed. */
export const signed = (points: number): string => String(points).replace('-', '−');

const points = (count: number) => `${signed(count)} ${counted(count, 'очко', 'очка', 'очков').split(' ')[1]}`;
const cards = (count: number) => counted(count, 'карта', 'карты', 'карт');

/** What is said at a table of Ундервуд. */
export const words = {
  points,
  cards,
  face: (face: string) =>
    face === WILD ? '«Ундервуд»' : isPrize(face) ? `приз «${prizeOf(face).title}»` : face.toUpperCase(),
  priced: (face: string, price: number | undefined) =>
    price === undefined ? words.face(face) : `${face.toUpperCase()}, цена ${price}`,

  under: (total: number, hand: number) => `${signed(total)} · ${cards(hand)}`,
  underShort: (total: number, hand: number) => `${signed(total)} · ${hand}`,
  underSpoken: (total: number, hand: number) => `${points(total)}, на руках ${cards(hand)}`,
  round: (number: number) => `кон ${number}`,
  target: (target: number) => `до ${target}`,
  sheetOpen: (round: number, target: number) =>
    `${words.round(round)} · ${words.target(target)}. Показать счёт`,
  deck: 'Колода',
  deckLeft: (count: number) => (count ? `В колоде ${cards(count)}` : 'Колода пуста'),

  words: 'Слова на столе',
  noWords: 'Слов ещё нет: первое может стать вашим',
  noWordsWatching: 'Слов ещё нет',
  word: (owner: string, word: string, count: number) =>
    `${owner}: ${word}, ${points(count)}. Что это значит?`,
  free: (owner: string, word: string, letter: string) =>
    `Забрать «Ундервуд» из слова «${word}» (${owner}), вместо него положить ${letter.toUpperCase()}`,
  withPrize: (face: string) => `С призом «${prizeOf(face).title}»`,
  extra: 'сверх слова',

  ribbon: 'Лента',
  ribbonEmpty: 'Лента пуста',
  ribbonCard: (letter: string, price: number | undefined, more: number) =>
    `${words.priced(letter, price)}${more ? `, за ней оторвётся ${cards(more)}` : ', последняя в ленте'}`,
  tears: (all: string, home: string) =>
    home ? `оторвётся ${all}; на руки: ${home}` : `оторвётся ${all}, всё в слово`,

  stick: 'Слово',
  stickEmpty: 'Касайтесь букв руки и ленты',
  stickTypes: 'Набирайте слово буквами',
  stickPlans: 'Слово можно сложить заранее',
  stickLetter: (letter: string, from: string) => `${letter.toUpperCase()} ${from}, убрать`,
  from: {
    hand: 'с руки',
    ribbon: 'из ленты',
    wild: '— «Ундервуд»',
    freed: '— «Ундервуд» со стола',
    none: '— карты нет',
    again: '— та же карта',
  },
  wildWaits: 'Какой буквой станет «Ундервуд»?',
  wildLetter: (letter: string) => `«Ундервуд» вместо буквы ${letter.toUpperCase()}, сменить букву`,
  takeOut: 'Убрать',
  noWay: 'Из ваших карт и ленты так не сложить',
  noCard: (letters: string) => `Нет карты: ${letters}`,
  otherWays: 'Иначе',
  waysTitle: (word: string) => `Как сложить «${word}»`,
  waysNote: 'Сверху — выгоднее, если считать и то, что останется на руках.',
  wayPlain: 'только с руки',
  wayTears: (letters: string) => `из ленты ${letters}`,
  wayHome: (letters: string) => `${letters} на руки`,
  wayWild: (letters: string) => `«Ундервуд» за ${letters}`,
  waySwap: (letter: string, owner: string) => `${letter} вместо «Ундервуда» (${owner})`,
  wayShared: 'одна карта за несколько букв',
  wayExtra: (letters: string) => `сверх слова ${letters}`,
  wayPrize: (face: string) => prizeOf(face).title,
  again: 'та же',

  hand: 'Рука',
  handCount: (count: number) => `Рука · ${count}`,
  handEmpty: 'Рука пуста',
  handHelp: 'Стрелки ходят по картам, стрелки с Shift переставляют карту.',
  byLetter: 'По алфавиту',
  byPrice: 'По цене',
  typing: 'Клавиатура',
  typingOff: 'Карты',
  clear: 'Убрать всё',

  prizeFits: 'подходит к слову',
  prizeOff: 'к этому слову не подходит',
  prizeOn: 'идёт со словом',
  prizeHint: (face: string, state: string) => `${prizeOf(face).title}${state ? ` · ${state}` : ''}`,

  lay: 'Выложить',
  toRibbon: 'В ленту',
  toRibbonNow: (letter: string) => `${letter.toUpperCase()} — в ленту`,
  chooseFeed: 'Какую букву в ленту?',
  feedHint: 'Ход кончится: отдайте одну букву в ленту',
  feedAfter: 'Слово лежит. Отдайте одну букву в ленту',
  backToWord: 'К слову',
  secondHint: 'Можно выложить второе слово',
  finish: 'Закончить ход',
  finishHint: 'Букв для ленты нет',
  exchange: 'Обменять призы',
  exchangeShort: 'Обмен',
  exchangeNow: (count: number) =>
    count ? `Обменять ${counted(count, 'карту', 'карты', 'карт')}` : 'Выберите призы',
  exchangeHint: (most: number) => `Ненужные призы — в сторону, взамен карты из колоды (до ${most})`,
  cancel: 'Отмена',
  waits: (name: string) => `Ходит ${name}`,
  trial: 'Стол решает о слове',
  watching: 'Вы смотрите',
  watchingHint: 'Руки закрыты, слова и лента открыты всем',
  timeLeft: (seconds: number) =>
    `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
  timeSpoken: 'Время хода',

  sheet: 'Счёт',
  sheetRound: 'Кон',
  sheetTotal: 'Итого',
  sheetTarget: (target: number, rounds: number) =>
    `До ${target} очков, не больше ${counted(rounds, 'кона', 'конов', 'конов')}`,
  sheetEmpty: 'Пока идёт первый кон: счёт появится, когда он кончится.',
  minus: (hand: number) => `−${hand}`,
  sheetLegend: 'Мелко: слова и то, что осталось на руках.',
  ended: (round: number) => `Кон ${round} окончен`,
  endedOut: (name: string) => `${name}: рука пуста, кон окончен.`,
  endedBlocked: 'Колода пуста, и никто не может ходить: кон окончен.',
  leftHand: 'Осталось на руках',
  nothingLeft: 'рука пуста',
  onward: 'Дальше',
  out: (count: number) => `Вышло из игры: ${cards(count)}`,
} as const;
