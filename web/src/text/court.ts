/** What is said while the table judges a word. */
export const court = {
  claims: (name: string) => `${name}: слово`,
  yours: 'Ваше слово',
  doubt: 'Сомневаюсь',
  accept: 'Принимаю',
  question: 'Засчитать?',
  yes: 'Засчитать',
  no: 'Не засчитывать',
  voted: 'Голос отдан. Ждём остальных.',
  waits: 'Стол решает.',
  waitsAnswer: 'Можно усомниться. Ждём ответа.',
  has: 'ответил',
  hasNot: 'думает',
  left: (seconds: number) => `${seconds} с`,
  appeal: 'Спросить стол',
  rule: 'Правило',
  quicker: (name: string, ms: number) => `${name} раньше на ${(ms / 1000).toFixed(2).replace('.', ',')} с.`,
} as const;
