/** What is said on the pages of rules. */
export const rules = {
  title: 'Правила',
  choose: 'Какая игра?',
  words: 'Какие слова годятся',
  search: 'Найти в правилах',
  found: (count: number) => (count ? `Найдено: ${count}` : 'Ничего не нашлось. Попробуйте другое слово.'),
  learn: 'Научиться за три хода',
  play: 'Играть с ботами',
  clause: (id: string) => `Пункт ${id}`,
  contents: 'Содержание',
  unknown: 'Такой игры у нас нет.',
} as const;
