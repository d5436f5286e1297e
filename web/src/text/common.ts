/** What is said on more than one screen. */
export const words = {
  name: 'Буквица',
  motto: 'карточные игры в слова',
  close: 'Закрыть',
  back: 'Назад',
  cancel: 'Отмена',
  home: 'На главную',
  again: 'Ещё раз',
  more: 'Ещё',
  ms: 'мс',
  secondsShort: 'с',
  you: 'вы',
  bot: 'бот',
  watcher: 'зритель',
  cardBack: 'карта рубашкой вверх',
  homeOf: 'Буквица, на главную',
  unreachable: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
} as const;

/** What each game is called and is about, in one line. */
export const GAMES = {
  forbidden: {
    title: 'Запретные слова',
    line: 'Кладите буквы так, чтобы слова не вышло',
    players: '2–6',
    minutes: 15,
  },
  forest: {
    title: 'Шёпот леса',
    line: 'Минута на тайное слово, потом борьба за деревья',
    players: '2–5',
    minutes: 40,
  },
  underwood: {
    title: 'Ундервуд',
    line: 'Слова из руки и общей ленты, до ста очков',
    players: '2–10',
    minutes: 30,
  },
  anagrams: {
    title: 'Анаграммы',
    line: 'Кто первый увидел слово, тот его и взял',
    players: '2–10',
    minutes: 15,
  },
} as const;

export type GameId = keyof typeof GAMES;

export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
