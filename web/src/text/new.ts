import { counted } from './plural';

/** What is said where a table is made and its agreements are changed. */
export const making = {
  who: 'Кто за столом',
  seats: (count: number) => counted(count, 'место', 'места', 'мест'),
  fewer: 'Убрать место',
  another: 'Добавить место',
  you: 'это вы',
  seat: (number: number) => `Место ${number}`,
  free: 'Свободно',
  awaited: 'ждём человека',
  freeSeat: 'Свободно: ждём человека',
  spare: 'Свободные места уберём, когда начнёте.',
  bot: 'бот',
  botOf: (level: string) => `Бот: ${level}`,
  agreement: 'Как играем',
  fine: 'Тонкости',
  fineChanged: (count: number) => `изменено: ${count}`,
  resetOne: (title: string) => `${title}: вернуть как обычно`,
  changed: 'изменено',
  help: (title: string) => `${title}: что это`,
  less: (title: string) => `${title}: меньше`,
  greater: (title: string) => `${title}: больше`,
  unlimited: 'без срока',
  itself: 'по числу игроков',
  seconds: 'с',
  lot: 'жребий',
  yes: 'да',
  no: 'нет',
  wordsHint: 'Через пробел или запятую',
  words: (count: number) => counted(count, 'слово', 'слова', 'слов'),
  house: 'Порядки',
  door: 'Кого пускаем',
  doors: { invited: 'По приглашению', everybody: 'Всех желающих' },
  doorsHelp: {
    invited: 'Найдут те, кому вы дадите ссылку или код',
    everybody: 'Стол будет виден в списке открытых',
  },
  leaving: 'Если кто-то уйдёт',
  leaves: { bot: 'Доиграет бот', wait: 'Место подождёт' },
  leavesHelp: { bot: 'Игра идёт дальше, вернуться можно', wait: 'Часы идут, ходов нет' },
  talk: 'Разговоры за столом',
  talkHelp: 'Готовые фразы и свои слова; зрители молчат.',
  open: 'Открыть стол',
  play: 'Играть',
  opening: 'Открываем…',
  keep: 'Так и сделаем',
  deckUsual: 'Колода «Буквицы»',
  deckOwn: (title: string, cards: number) => `${title}: ${counted(cards, 'карта', 'карты', 'карт')}`,
  deckFile: 'Взять из файла…',
  deckUnread: 'В этом файле нет колоды: нужен JSON с названием и стопками букв.',
  unnamedDeck: 'Своя колода',
} as const;

/** How well a bot plays, by the name of its level. */
const LEVELS: Readonly<Record<string, string>> = { random: 'Простак', greedy: 'Умник' };

export const levelTitle = (level: string): string => LEVELS[level] ?? level;
