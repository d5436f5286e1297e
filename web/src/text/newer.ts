/** What is said when there is a newer build. */
export const newer = {
  title: 'Обновление',
  line: 'Есть новая версия. Партии никуда не денутся.',
  take: 'Обновить',
} as const;
