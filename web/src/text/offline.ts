/** What is said when there is no connection at all. */
export const offline = {
  title: 'Сейчас без связи',
  line: 'Карты никуда не делись: партия ждёт на сервере, и ваше место тоже. Как только связь вернётся, продолжим с того же хода.',
  meanwhile: 'А пока можно почитать правила — они уже здесь.',
  retry: 'Попробовать снова',
} as const;
