/** What stands on a prize card, and what it says when asked. The cards themselves are the server's. */
export interface Prize {
  title: string;
  /** The large sign. */
  sign: string;
  /** Below it, very short: when it goes with a word. */
  when: string;
  text: string;
}

export const PRIZES: Readonly<Record<string, Prize>> = {
  'PR-1': {
    title: 'Двойная строка',
    sign: '×2',
    when: '6 букв',
    text: 'Слово от шести букв приносит вдвое больше.',
  },
  'PR-2': {
    title: 'Тройная строка',
    sign: '×3',
    when: '8 букв',
    text: 'Слово от восьми букв приносит втрое больше.',
  },
  'PR-3': {
    title: 'Длинное слово',
    sign: '+10',
    when: '7 букв',
    text: 'За слово от семи букв ещё 10 очков.',
  },
  'PR-4': {
    title: 'Гласная рамка',
    sign: '+7',
    when: 'а…а',
    text: 'Если на обоих краях слова гласные, ещё 7 очков.',
  },
  'PR-5': {
    title: 'Рефрен',
    sign: '+10',
    when: 'о о о',
    text: 'Если какая-нибудь буква звучит в слове трижды или чаще, ещё 10 очков.',
  },
  'PR-6': {
    title: 'Редкая литера',
    sign: 'Щ×3',
    when: '4 буквы',
    text: 'В слове от четырёх букв самая дорогая карта считается за три.',
  },
  'PR-7': {
    title: 'Обрывок ленты',
    sign: '+8',
    when: 'лента 3',
    text: 'Если в слово пошли три карты из ленты или больше, ещё 8 очков.',
  },
  'PR-8': {
    title: 'Размножить или сократить',
    sign: 'а=аа',
    when: '4 буквы',
    text: 'В слове от четырёх букв одна карта служит за несколько равных букв или несколько равных карт — за одну букву.',
  },
  'PR-9': {
    title: 'Ещё слово',
    sign: 'ещё',
    when: '5 букв',
    text: 'После слова от пяти букв можно сразу выложить второе.',
  },
  'PR-10': {
    title: 'Чистая работа',
    sign: '+6',
    when: 'своё 5',
    text: 'За слово от пяти букв без «Ундервудов» и без ленты ещё 6 очков.',
  },
};

const BLANK: Prize = { title: 'Приз', sign: '?', when: '', text: '' };

export const prizeOf = (face: string): Prize => PRIZES[face] ?? BLANK;
