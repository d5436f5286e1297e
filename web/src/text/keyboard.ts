export const keyboard = {
  label: 'Клавиатура',
  erase: 'Стереть букву',
  clear: 'Стереть слово',
  counted: (letter: string, left: number) => `${letter}, осталось ${left}`,
  word: 'Ваше слово',
} as const;
