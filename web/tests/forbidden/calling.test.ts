import { describe, expect, it } from 'vitest';
import { Calling } from '$/games/forbidden/calling.svelte';
import type { Spot } from '$/games/forbidden/places';

/** Small letters are red, capitals black; the key says the place. */
const row = (text: string): Spot[] =>
  [...text].map((sign, at) => ({
    key: `${sign}${at}`,
    face: { letter: sign.toLowerCase(), red: sign !== sign.toUpperCase() },
  }));

describe('a word being made', () => {
  const talk = row('оКТО');

  it('takes the cards that are tapped, and gives them back', () => {
    const calling = new Calling();
    for (const at of [1, 0, 2]) calling.tap(talk[at] as Spot, talk);
    expect(calling.word).toBe('кот');
    expect(calling.places(talk)).toEqual(['К1', 'о0', 'Т2']);
    calling.tap(talk[0] as Spot, talk);
    expect(calling.word).toBe('кт');
  });

  it('names a red card only where the letter lies in both colours', () => {
    const calling = new Calling();
    for (const at of [1, 0, 2]) calling.tap(talk[at] as Spot, talk);
    expect(calling.act(talk)).toEqual({ type: 'call', word: 'кот', red: [1] });
    const plain = row('оКТ');
    calling.word = 'кот';
    expect(calling.act(plain)).toEqual({ type: 'call', word: 'кот' });
  });

  it('takes black cards first for what is typed, reads ё as е, and shows what lacks', () => {
    const calling = new Calling();
    calling.word = 'око';
    expect(calling.places(talk)).toEqual(['О3', 'К1', 'о0']);
    calling.word = 'тёща';
    expect(calling.places(row('еТ'))).toEqual(['Т1', 'е0', null, null]);
  });

  it('keeps the tapped cards of what is not written anew, and every letter when the table changes', () => {
    const calling = new Calling();
    calling.tap(talk[0] as Spot, talk);
    calling.word = 'ок';
    expect(calling.places(talk)).toEqual(['о0', 'К1']);
    expect(calling.places(row('К'))).toEqual([null, 'К0']);
    expect(calling.word).toBe('ок');
  });
});
