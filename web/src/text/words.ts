/** What is said on the page about words. */
export const wordsPage = {
  title: 'Слова',
  lead: 'Спросите судью: годится ли слово, почему и что оно значит.',
  placeholder: 'Слово',
  ask: 'Спросить',
  inGames: 'В каких играх годится',
  yes: 'годится',
  no: 'не годится',
  rules: 'Какие слова годятся вообще',
  loading: 'Судья листает словарь…',
  extended: 'В вольном варианте',
} as const;
