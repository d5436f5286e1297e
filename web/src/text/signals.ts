/** What the tab's title and the system's notices say. */
export const signals = {
  turn: 'Ваш ход',
  pressing: 'Осталось мало времени',
} as const;
