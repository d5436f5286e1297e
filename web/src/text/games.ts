import { counted } from './plural';

/** What is said in the list of tables. */
export const games = {
  title: 'Столы',
  which: 'Какие столы',
  kinds: { lobby: 'Ждут игроков', playing: 'Играют сейчас', mine: 'Мои' },
  game: 'Игра',
  every: 'Все игры',
  free: (count: number) => counted(count, 'место', 'места', 'мест'),
  full: 'мест нет',
  watch: 'Смотреть',
  come: 'Сесть',
  back: 'Вернуться',
  minutes: (count: number) =>
    count < 1 ? 'только что' : `${counted(count, 'минуту', 'минуты', 'минут')} назад`,
  hours: (count: number) => `${counted(count, 'час', 'часа', 'часов')} назад`,
  empty: {
    lobby: 'Сейчас никто не ждёт. Откройте стол для всех, и вас найдут.',
    playing: 'Сейчас за открытыми столами тихо. Начните первыми.',
    mine: 'Вы пока нигде не сидите.',
  },
  open: 'Открыть стол',
  again: 'Обновить',
} as const;
