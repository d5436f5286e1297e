import { counted } from './plural';

/** What is said around any table. */
export const table = {
  opening: 'Идём к столу…',
  gone: 'Такого стола нет: он закрыт, или в ссылке опечатка.',
  elsewhere: 'Этот стол открыт в другой вкладке.',
  takeBack: 'Играть здесь',
  lost: 'Связь потерялась. Ищем…',
  back: (count: number, last: string) =>
    `Пока вас не было: ${counted(count, 'событие', 'события', 'событий')}. ${last}`,
  paused: 'Пауза',
  delay: (ms: number) => `${ms} мс`,
  menu: 'Стол',
  dock: 'Ваши карты и ходы',
  log: 'Ход игры',
  stage: 'Стол',
  players: 'Игроки',
  turn: 'ходит',
  yourTurn: 'ваш ход',
  presence: { here: 'за столом', away: 'отошёл', lost: 'нет связи' },
  left: 'место ждёт',
  about: (name: string) => `${name}: подробнее`,
  watching: 'Вы смотрите',
} as const;
