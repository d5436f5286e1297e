import type { Lesson, Moment } from '../lesson';
import { lacking, without } from './letters';
import type { Menu, Seen, TableWord, View } from './types';

type At = Moment<View, Menu>;

/** A small deck in which words are soon seen. */
const LETTERS: Record<string, number> = { к: 4, о: 4, т: 4, р: 3, а: 4, с: 3 };
const STACKS = Object.entries(LETTERS).map(([letter, count]) => ({ letter, count, price: 0 }));

/** What a beginner may be shown in those letters: the shorter first. */
const SHORT = [
  'кот',
  'рот',
  'ток',
  'рак',
  'сок',
  'сор',
  'кок',
  'кора',
  'коса',
  'роса',
  'крот',
  'скот',
  'рост',
];
const LONG = [
  'крот',
  'скот',
  'кора',
  'коса',
  'роса',
  'арка',
  'рост',
  'сорт',
  'скат',
  'каток',
  'карта',
  'тоска',
  'сорока',
];

const middleOf = ({ view }: At) => view.middle.map(({ face }) => face).join('');

/** Find a word in the middle. */
function seen(at: At): string | undefined {
  const middle = middleOf(at);
  return SHORT.find((word) => without(middle, word) !== null);
}

/** Find a word that lies there, and what it becomes with letters of the middle. */
function grown(at: At): { from: TableWord; word: string; add: string } | undefined {
  const middle = middleOf(at);
  for (const from of at.view.words) {
    for (const word of LONG) {
      if (without(word, from.word) === null) continue;
      const add = lacking(word, from.word);
      if (add && without(middle, add) !== null) return { from, word, add };
    }
  }
  return undefined;
}

const goOn = ({ menu }: At): string =>
  menu.flip
    ? 'Слова пока не видно. Откройте ещё букву: нажмите на колоду или на кнопку внизу.'
    : 'Теперь букву открывает соперник. Смотрите, что выпадет.';

const spaced = (letters: string) => [...letters.toUpperCase()].join(', ');

function makeFirst(at: At): string {
  const word = seen(at);
  return word
    ? `Видите? Здесь есть «${word}». Нажмите на его буквы или наберите слово, а потом «Беру!».`
    : goOn(at);
}

function makeSecond(at: At): string {
  const found = grown(at);
  return found
    ? `Слова можно переделывать, и чужие тоже. «${found.from.shown}» и ${spaced(found.add)} — выйдет «${found.word}». Наберите его: игра сама поймёт, из чего, и покажет над строкой.`
    : `Слово ваше! Теперь ищите, как переделать готовое: оно берётся целиком, и хотя бы одна буква из середины. ${goOn(at)}`;
}

export const lesson: Lesson<View, Menu, Seen> = {
  options: {
    deck: { title: 'Первые минуты', piles: { letters: { stacks: STACKS } } },
    flip_after: null,
    first: 0,
  },
  seats: 2,
  steps: [
    {
      when: ({ menu }) => Boolean(menu.flip),
      say: () => 'Буквы открывают по очереди, и все видят их сразу. Ваша очередь: откройте первую.',
      point: '.dock .turn',
      done: (events, { view }) => events.some((each) => each.type === 'flipped' && each.by === view.you),
    },
    {
      when: () => true,
      say: makeFirst,
      point: '.dock .call',
      done: (events, { view }) =>
        events.some((each) => each.type === 'made' && each.claim.word.owner === view.you),
    },
    {
      when: () => true,
      say: makeSecond,
      point: '.room',
      done: (events, { view }) =>
        events.some(
          (each) => each.type === 'made' && each.claim.word.owner === view.you && each.claim.used.length > 0,
        ),
    },
  ],
  farewell:
    'Вот и вся игра: открывайте, замечайте, перехватывайте. У кого в словах больше букв, тот победил. Доиграйте эту партию в своё удовольствие.',
};
