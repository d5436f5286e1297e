import { beforeEach, expect, it } from 'vitest';
import { Draft } from '$/games/anagrams/draft.svelte';
import type { View } from '$/games/anagrams/types';
import { table } from './views';

let view: View;
let draft: Draft;
beforeEach(() => {
  view = table('котк', [
    [1, 'ход'],
    [0, 'лес'],
  ]);
  draft = new Draft(() => view);
});
const word = (id: number) => {
  const found = view.words.find((each) => each.id === id);
  if (!found) throw new Error('no such word');
  return found;
};

it('typed letters light the cards that they stand for, each card once', () => {
  draft.word = 'кок';
  expect([...draft.cards]).toEqual([0, 1, 3]);
  draft.word = 'ко';
  expect([...draft.cards]).toEqual([0, 1]);
});

it('of equal cards the touched one is lit', () => {
  draft.touch(3, 'к');
  expect(draft.word).toBe('к');
  expect([...draft.cards]).toEqual([3]);
});

it('a lit card that is touched goes back, and its letter with it', () => {
  draft.word = 'кот';
  draft.touch(1, 'о');
  expect(draft.word).toBe('кт');
  expect([...draft.cards]).toEqual([0, 2]);
});

it('a used word brings its letters, unless they stand there already', () => {
  draft.use(word(0));
  expect(draft.word).toBe('ход');
  draft.clear();
  draft.word = 'отдых';
  draft.use(word(0));
  expect(draft.word).toBe('отдых');
  expect(draft.named.map(({ id }) => id)).toEqual([0]);
  expect(draft.loose).toBe('ты');
});

it('a used word that is touched again is let be', () => {
  draft.word = 'т';
  draft.use(word(0));
  draft.use(word(0));
  expect(draft.word).toBe('т');
  expect(draft.named).toEqual([]);
});

it('an unnamed call leaves the way to the game, a named one says it, and both begin anew', () => {
  draft.word = 'кот';
  expect(draft.call()).toEqual({ type: 'call', word: 'кот' });
  expect(draft.word).toBe('');
  draft.word = 'отдых';
  draft.use(word(0));
  expect(draft.call()).toEqual({ type: 'call', word: 'отдых', take: [0] });
  expect(draft.call()).toBeNull();
});

it('a picked way holds for the word it was picked for, also the way of the middle alone', () => {
  draft.word = 'кот';
  draft.pick([]);
  expect(draft.picked([])).toBe(true);
  expect(draft.call()).toEqual({ type: 'call', word: 'кот', take: [] });
  draft.word = 'ходок';
  draft.pick([0]);
  draft.word = 'ходок'.slice(0, 4);
  expect(draft.picked([0])).toBe(false);
});

it('a word that was stolen meanwhile is named no more, and no letter is lost', () => {
  draft.word = 'отдых';
  draft.use(word(0));
  view = { ...view, words: view.words.filter(({ id }) => id !== 0) };
  const later = new Draft(() => view);
  later.word = draft.word;
  expect(later.named).toEqual([]);
  expect(later.word).toBe('отдых');
});

it('the last call can be taken up again, but never over what is being written', () => {
  draft.word = 'кот';
  draft.call();
  draft.word = 'то';
  draft.recall();
  expect(draft.word).toBe('то');
  draft.word = '';
  draft.recall();
  expect(draft.word).toBe('кот');
});
