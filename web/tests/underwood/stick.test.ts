import { describe, expect, it } from 'vitest';
import {
  asItStands,
  kept,
  moved,
  picked,
  spelt,
  tornAt,
  typed,
  waiting,
  type Stick,
} from '$/games/underwood/stick';
import { table } from './table';

const spread = table({ own: 'кот*', ribbon: 'рак', words: ['с*н:о'] });
const at = (id: number) => {
  const place = spread.get(id);
  if (!place) throw new Error(`no card ${id}`);
  return place;
};
const cardsOf = (stick: Stick) => stick.map((slot) => slot.card);
const write = (word: string) => [...word].reduce<Stick>((stick, letter) => typed(stick, letter, spread), []);

describe('typed letters', () => {
  it('take a card of the hand before one of the ribbon, and that before a wild one', () => {
    expect(cardsOf(write('ак'))).toEqual([5, 0]);
    expect(cardsOf(write('кк'))).toEqual([0, 6]);
    expect(cardsOf(write('щ'))).toEqual([3]);
  });

  it('have no card where nothing is left', () => {
    expect(cardsOf(write('щщ'))).toEqual([3, null]);
  });

  it('go to a wild card that waits to be told', () => {
    const stick = picked(picked([], at(3)), at(1));
    expect(waiting(stick)?.card).toBe(3);
    expect(spelt(typed(stick, 'ю', spread))).toBe('юо');
  });
});

describe('what the stick would lay', () => {
  it('names a card a letter, and nothing while a letter has none', () => {
    expect(asItStands(write('кот'), null, spread, 3)).toMatchObject({
      word: 'кот',
      cards: [0, 1, 2],
      swaps: [],
    });
    expect(asItStands(write('кощщ'), null, spread, 3)).toBeNull();
    expect(asItStands([], null, spread, 3)).toBeNull();
  });

  it('puts the own letter in the place of a wild card that is taken out of a word', () => {
    const taken = typed(picked([], at(8)), 'т', spread);
    expect(asItStands(taken, null, spread, 3)?.swaps).toEqual([{ owner: 0, word: 0, letter: 1, card: 1 }]);
    const needed = [...picked([], at(8)).map((slot) => ({ ...slot, letter: 'т' })), ...write('о')];
    expect(asItStands(needed, null, spread, 3)).toBeNull();
  });

  it('tears the ribbon at its oldest card', () => {
    expect(tornAt([6, 5, 0, null], spread, 3)).toBe(1);
    expect(tornAt([0, 1], spread, 3)).toBe(3);
  });
});

describe('a table that has changed', () => {
  it('leaves the word, and finds cards anew for what lies elsewhere now', () => {
    const stick = picked(picked([], at(5)), at(1));
    const next = table({ own: 'кот*', ribbon: '' });
    expect(spelt(kept(stick, next))).toBe('ао');
    expect(cardsOf(kept(stick, next))).toEqual([3, 1]);
    expect(kept(write('кот'), spread)).toEqual(write('кот'));
  });

  it('forgets a wild card that was not told yet and is gone', () => {
    expect(kept(picked([], at(3)), table({ own: 'кот' }))).toEqual([]);
  });
});

it('a letter moves before another', () => {
  const stick = write('кот');
  expect(spelt(moved(stick, stick[2]?.key ?? 0, 0))).toBe('тко');
  expect(moved(stick, 99, 0)).toBe(stick);
});
