import { describe, expect, it } from 'vitest';
import type { Offer } from '$/wire/rest';
import {
  cardsOf,
  differing,
  isChanged,
  listed,
  offTitle,
  parted,
  readDeck,
  spoken,
  startOf,
  stepped,
} from '$/screens/new/options';

/** An option as the server offers it: what has its usual value is left out. */
const offer = (given: Partial<Offer> & Pick<Offer, 'name' | 'kind'>): Offer =>
  ({ title: given.name, help: '', ...given }) as Offer;

const turn = offer({
  name: 'turn',
  kind: 'number',
  usual: 90,
  least: 20,
  most: 600,
  unit: 's',
  may_be_off: true,
});
const trees = offer({ name: 'deck_size', kind: 'number', least: 1, most: 98, may_be_off: true });
const slang = offer({ name: 'slang', kind: 'toggle', usual: false });
const words = offer({ name: 'allow', kind: 'words', usual: [] });
const referee = offer({
  name: 'referee',
  kind: 'choice',
  usual: 'dictionary',
  choices: [
    { value: 'dictionary', title: 'словарь' },
    { value: 'vote', title: 'голосование' },
  ],
});
const first = offer({ name: 'first', kind: 'seat', may_be_off: true });
const deck = offer({ name: 'deck', kind: 'deck', may_be_off: true });

describe('what a table agrees on', () => {
  it('is only what differs from the usual', () => {
    const values = { turn: 90, slang: true, allow: [], first: null };
    expect(differing([turn, slang, words, first], values)).toEqual({ slang: true });
  });

  it('keeps an option that was switched off', () => {
    expect(differing([turn], { turn: null })).toEqual({ turn: null });
  });

  it('is changed by a list of words, and is not by the same list', () => {
    expect(isChanged(words, { allow: ['ого'] })).toBe(true);
    expect(isChanged(words, { allow: [] })).toBe(false);
  });

  it('shows a few options first, and loses none', () => {
    const all = [slang, words, turn, referee, deck];
    const { front, fine } = parted(all);
    expect(front).toEqual([turn, referee]);
    expect(fine).toEqual([slang, words, deck]);
  });
});

describe('a number', () => {
  it('goes along round numbers', () => {
    expect(stepped(turn, 90, 1)).toBe(100);
    expect(stepped(turn, 95, 1)).toBe(100);
    expect(stepped(turn, 95, -1)).toBe(90);
  });

  it('stays within its bounds', () => {
    expect(stepped(turn, 20, -1)).toBe(20);
    expect(stepped(turn, 600, 1)).toBe(600);
  });

  it('starts from its usual value when it is switched on, or from the least that makes sense', () => {
    expect(startOf(turn)).toBe(90);
    expect(startOf(trees)).toBe(1);
  });

  it('says what being off means: no limit, or what follows from the players', () => {
    expect(offTitle(turn)).toBe('без срока');
    expect(offTitle(trees)).toBe('по числу игроков');
  });
});

describe('words of the table', () => {
  it('are read as people list them, once each', () => {
    expect(listed(' Лес, ёж;лес\nпирог ')).toEqual(['лес', 'ёж', 'пирог']);
  });
});

describe('a deck out of a file', () => {
  const file = {
    title: 'Моя',
    piles: {
      black: {
        stacks: [
          { letter: 'б', count: 3 },
          { letter: 'щ', count: 1 },
        ],
      },
    },
  };

  it('is read and counted', () => {
    const read = readDeck(JSON.stringify(file));
    expect(read && cardsOf(read)).toBe(4);
  });

  it.each(['', '[]', '{"piles": {}}', '{"piles": {"black": 3}}', 'null', '{'])(
    'is not found in %j',
    (text) => {
      expect(readDeck(text)).toBeNull();
    },
  );

  it('is called something also where its file does not say', () => {
    expect(readDeck(JSON.stringify({ piles: file.piles }))?.title).toBe('Своя колода');
  });
});

describe('an option in words', () => {
  it.each([
    [turn, 60, '60 с'],
    [turn, null, 'без срока'],
    [slang, true, 'да'],
    [referee, 'vote', 'голосование'],
    [words, ['ого', 'ага'], '2 слова'],
    [first, null, 'жребий'],
    [first, 1, 'Место 2'],
    [deck, null, 'Колода «Буквицы»'],
  ])('%#', (one, value, said) => {
    expect(spoken(one, value)).toBe(said);
  });
});
