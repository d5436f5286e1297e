/** What is said where one comes by a code or a link. */
export const join = {
  title: 'Войти по коду',
  ask: 'Код стола или ссылка',
  help: 'Три слова, как их продиктовали: порядок важен, регистр, дефисы и «ё» — нет.',
  example: 'лес маяк пирог',
  enter: 'Войти',
  looking: 'Ищем стол…',
  few: (count: number) =>
    count === 1 ? 'Это одно слово, а в коде их три.' : 'Это два слова, а в коде их три.',
  many: 'В коде три слова. Может быть, одно лишнее?',
  notOurs: 'Эта ссылка ведёт не на стол. Проверьте, вся ли она скопирована.',
  open: 'Посмотреть открытые столы',
} as const;

/** What is said where there is no such page. */
export const missing = {
  title: 'Страница не нашлась',
  line: 'Такой страницы нет: может быть, в адресе опечатка.',
} as const;
