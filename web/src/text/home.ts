import { counted } from './plural';

/** What is said on the first screen. */
export const home = {
  games: 'Игры',
  company: 'Своя компания',
  withBots: 'С ботами',
  withFriends: 'С друзьями',
  learn: 'Научиться',
  rules: 'Правила',
  friendsTable: 'Стол для друзей',
  enterCode: 'Ввести код',
  whichGame: 'Во что сыграем?',
  back: 'Вернуться за стол',
  waits: 'ещё не начали',
  runs: 'партия идёт',
  openTables: 'Открытые столы',
  allTables: 'Все столы',
  players: 'игроков',
  minutes: (minutes: number) => `${minutes} мин`,
  about: (title: string) => `${title}: подробнее`,
  botsAt: (title: string) => `С ботами: ${title}`,
  free: (count: number) => counted(count, 'место', 'места', 'мест'),
  withFriendsLine: 'Свой стол и ссылка для своих',
  learnLine: 'Три хода с подсказками, минуты две',
  rulesLine: 'Все правила, с картинками',
  dealing: 'Раздаём…',
  words: 'Слова',
  settings: 'Настройки',
  more: 'Что ещё есть',
} as const;

/** How somebody is called, and calls themselves otherwise. */
export const naming = {
  you: 'Вас зовут',
  label: 'Как вас называть',
  change: 'Назваться иначе',
  keep: 'Так и звать',
  old: 'Так раньше звали одну из букв. Можно назваться иначе.',
} as const;

/** Old names of letters: a newcomer is called by one until they say how they are called. */
export const LETTERS_OF_OLD = [
  'Аз',
  'Буки',
  'Веди',
  'Глаголь',
  'Добро',
  'Земля',
  'Иже',
  'Како',
  'Люди',
  'Мыслете',
  'Покой',
  'Рцы',
  'Слово',
  'Твёрдо',
  'Ферт',
  'Ять',
] as const;
