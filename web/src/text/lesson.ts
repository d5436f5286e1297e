/** What is said around a lesson. */
export const lesson = {
  making: 'Накрываем учебный стол…',
  bot: 'Терпеливый бот',
  next: 'Понятно',
  skip: 'Без подсказок',
  step: (number: number, of: number) => `${number} из ${of}`,
  waits: 'Смотрим, что сделает бот…',
  label: 'Первая партия',
  again: 'Попробовать ещё раз',
} as const;
