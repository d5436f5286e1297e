/** The set phrases by their codes, as the server knows them (tables/data/phrases). */
export const phrases: Record<string, string> = {
  hello: 'Привет!',
  good_luck: 'Удачи!',
  well_played: 'Красиво!',
  nice_word: 'Какое слово!',
  thinking: 'Дайте подумать…',
  hurry: 'Ваш ход!',
  oops: 'Ой!',
  sorry: 'Простите!',
  thanks: 'Спасибо за игру!',
  again: 'Ещё партию?',
};
