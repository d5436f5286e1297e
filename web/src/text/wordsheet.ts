/** What is said about a word. */
export const wordSheet = {
  loading: 'Смотрим в словарь…',
  legal: 'Это слово здесь годится.',
  illegal: 'Здесь это не слово.',
  rare: 'Редкое слово.',
  means: 'Что значит',
  noMeaning: 'Толкования в наших словарях нет.',
  near: 'Может быть',
  lemma: 'Начальная форма',
  all: 'О словах подробнее',
} as const;
