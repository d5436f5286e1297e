import type { GameId } from './common';
import { counted } from './plural';

/** What is said when a game is over. */
export const results = {
  title: 'Итоги',
  draw: 'Ничья!',
  youWon: 'Победа ваша!',
  youShared: (names: string) => `Победа общая: вы, ${names}`,
  won: (name: string) => `Победа: ${name}`,
  shared: (names: string) => `Победу делят ${names}`,
  and: ' и ',
  place: (number: number) => `${number}-е место`,
  series: 'Побед в этой компании',
  look: 'Посмотреть на стол',
  back: 'Итоги',
  again: 'Ещё партию',
  asked: 'Ждём остальных',
  next: 'За новый стол',
  share: 'Поделиться',
  copied: 'Скопировано',
  notCopied: 'Скопировать не вышло',
  other: 'Другой стол',
  home: 'На главную',
  honest: 'Честность раздачи',
  promise: 'До игры мы показали отпечаток раздачи, теперь показываем её саму: их можно сверить.',
  seed: 'Зерно раздачи',
  print: 'Отпечаток',
  journal: 'Скачать запись партии',
} as const;

/** Why a game ended, by its code. */
const REASONS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  forbidden: {
    deck_empty: 'Колода кончилась.',
    penalty_full: 'Кто-то набрал полную стопку штрафа.',
  },
  forest: {
    deck_empty: 'Колода кончилась: больше нечему расти.',
    few_trees: 'В лесу осталось слишком мало деревьев.',
  },
  underwood: {
    target: 'Нужные очки набраны.',
    rounds: 'Сыграны все условленные коны.',
  },
  anagrams: {
    no_word_left: 'Больше ни одного слова не сложить.',
    all_done: 'Все сказали, что слов больше не видят.',
    time_up: 'Вышло последнее время на поиск.',
  },
};

export const reasonOf = (game: GameId, reason: string): string => REASONS[game][reason] ?? '';

/** What points are called in each game. */
const POINTS: Readonly<Record<GameId, (points: number) => string>> = {
  forbidden: (points) => counted(points, 'штраф', 'штрафа', 'штрафов'),
  forest: (points) => counted(points, 'очко', 'очка', 'очков'),
  underwood: (points) => counted(points, 'очко', 'очка', 'очков'),
  anagrams: (points) => counted(points, 'буква', 'буквы', 'букв'),
};

export const pointsOf = (game: GameId, points: number): string => POINTS[game](points);

/** Why few points may be better than many. */
export const FEWER: Readonly<Partial<Record<GameId, string>>> = { forbidden: 'меньше штрафа — лучше' };
