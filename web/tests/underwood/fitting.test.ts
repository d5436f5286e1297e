import { describe, expect, it } from 'vitest';
import { dressed, fitting, prizeOf, wished, type Way } from '$/games/underwood/fitting';
import { picked, typed, type Stick } from '$/games/underwood/stick';
import type { Lay } from '$/games/underwood/types';
import { table } from './table';

// к0 о1 т2 к3 *4 приз5 | лента: т6 к7 о8
const spread = table({ own: 'котк*1', ribbon: 'тко' });
const RIBBON = 3;
const way = (cards: number[], more: Partial<Lay> = {}): Way => ({
  lay: { type: 'lay', word: 'кот', cards, swaps: [], prize: null, extra: [], ...more },
  points: 5,
});
const take = (...ids: number[]): Stick =>
  ids.reduce<Stick>((stick, id) => {
    const place = spread.get(id);
    return place ? picked(stick, place) : stick;
  }, []);
const write = (word: string) => [...word].reduce<Stick>((stick, letter) => typed(stick, letter, spread), []);
const cards = (ways: readonly Way[]) => ways.map(({ lay }) => lay.cards);

describe('the ways that keep to what was taken', () => {
  it('are all of them where everything was typed', () => {
    const ways = [way([0, 1, 2]), way([0, 1, 6]), way([0, 8, 4])];
    expect(cards(fitting(ways, write('кот'), spread, RIBBON))).toEqual(cards(ways));
  });

  it('use the very card that was taken, and its equal elsewhere', () => {
    const found = fitting([way([0, 1, 2], { extra: [3] })], take(3, 1, 2), spread, RIBBON);
    expect(found[0]?.lay).toMatchObject({ cards: [3, 1, 2], extra: [0] });
  });

  it('tear the ribbon where the player tears it', () => {
    const ways = [way([0, 1, 2]), way([0, 1, 6]), way([0, 8, 2])];
    expect(cards(fitting(ways, take(0, 1, 6), spread, RIBBON))).toEqual([[0, 1, 6]]);
    expect(cards(fitting(ways, take(0, 1, 2), spread, RIBBON))).toEqual([[0, 1, 2]]);
  });

  it('spend no wild card for a letter that was taken, and none instead of a taken wild card', () => {
    expect(fitting([way([0, 1, 4])], take(0, 1, 2), spread, RIBBON)).toEqual([]);
    const wild = typed(take(0, 1, 4), 'т', spread);
    expect(cards(fitting([way([0, 1, 2]), way([0, 1, 4])], wild, spread, RIBBON))).toEqual([[0, 1, 4]]);
  });

  it('may change a torn card for an equal one of the hand, unless a prize asks where cards come from', () => {
    const stick = take(6, 7, 1).map((slot, at) => ({ ...slot, letter: 'тко'[at] ?? '' }));
    const plain = way([6, 0, 1], { word: 'тко' });
    const prized = way([6, 0, 1], { word: 'тко', prize: 5 });
    expect(cards(fitting([prized, plain], stick, spread, RIBBON))).toEqual([[6, 7, 1]]);
  });
});

describe('the wish for a prize', () => {
  const none = way([0, 1, 2]);
  const prized = way([0, 1, 2], { prize: 5 });
  it('is followed where some way does', () => {
    expect(wished([prized, none], 'best', spread)).toBe(prized);
    expect(wished([prized, none], 'none', spread)).toBe(none);
    expect(wished([none, prized], 'PR-1', spread)).toBe(prized);
  });

  it('is forgotten where none does', () => {
    expect(wished([none], 'PR-1', spread)).toBe(none);
    expect(wished([], 'best', spread)).toBeUndefined();
  });

  it('names what goes with a way', () => {
    expect(prizeOf(prized.lay, spread)).toBe('PR-1');
    expect(prizeOf(none.lay, spread)).toBeNull();
  });
});

it('a stick is dressed as a way lays it', () => {
  expect(dressed(write('кот'), way([3, 8, 2]).lay).map((slot) => slot.card)).toEqual([3, 8, 2]);
});
