import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Writing } from '$/games/forest/hands/writing.svelte';
import { PaperDesk, seen } from './tables';

const MAY = { write: true, ready: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tapped trees make the word, a second tap takes the letter out', () => {
  const hand = new Writing(new PaperDesk(seen(), MAY));
  hand.tap([0, 0]);
  hand.tap([0, 1]);
  hand.tap([0, 2]);
  expect(hand.text).toBe('кот');
  expect(hand.look([0, 2])).toEqual({ mark: 'chosen', order: 3 });
  hand.tap([0, 1]);
  expect(hand.text).toBe('кт');
});

it('typed letters take trees, then own cards, and what is nowhere is told', () => {
  const desk = new PaperDesk(seen({ fronts: [{ letters: 'ос' }, {}] }), MAY);
  const hand = new Writing(desk);
  hand.type('колосок');
  expect(hand.picks.map(({ from }) => from && ('at' in from ? 'tree' : 'own'))).toEqual([
    'tree',
    'tree',
    null,
    'tree',
    'tree',
    'own',
    null,
  ]);
  expect(hand.wrong).toBe(true);
  expect(hand.hint).toContain('Л, К');
});

it('a letter typed with ё is served by е, and the word keeps its ё', () => {
  const trees = seen().field.trees.map((tree, number) => (number ? tree : { ...tree, letter: 'е' }));
  const hand = new Writing(new PaperDesk(seen({ field: { trees } }), MAY));
  hand.type('ёт');
  expect(hand.wrong).toBe(false);
  expect(hand.text).toBe('ёт');
});

it('more own cards than may serve cannot be touched, and are told when typed', () => {
  const hand = new Writing(new PaperDesk(seen({ fronts: [{ letters: 'ааа' }, {}] }), MAY));
  for (const card of [0, 1, 2]) hand.tapFront(card);
  expect(hand.text).toBe('аа');
  hand.type('ааа');
  expect(hand.wrong).toBe(true);
});

it('the table keeps the word after a pause, and in good time before the sand has run out', () => {
  const desk = new PaperDesk(seen(), MAY);
  const hand = new Writing(desk);
  hand.type('ко');
  vi.advanceTimersByTime(1_000);
  hand.type('кот');
  vi.advanceTimersByTime(1_100);
  expect(desk.done).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(desk.done).toEqual([{ type: 'write', word: 'кот' }]);
  desk.now = 59_500;
  hand.type('рот');
  vi.advanceTimersByTime(1);
  expect(desk.done.at(-1)).toEqual({ type: 'write', word: 'рот' });
});

it('«готово» sends the word first, unless the table has it', async () => {
  const desk = new PaperDesk(seen(), MAY);
  const hand = new Writing(desk);
  hand.type('кот');
  await hand.finish();
  expect(desk.done).toEqual([{ type: 'write', word: 'кот' }, { type: 'ready' }]);
  const back = new PaperDesk(seen({ draft: { text: 'кот', word: 'кот' } }), MAY);
  const again = new Writing(back);
  expect(again.text).toBe('кот');
  await again.finish();
  expect(back.done).toEqual([{ type: 'ready' }]);
});

it('after «готово» nothing changes until it is taken back', () => {
  const desk = new PaperDesk(seen({ draft: { text: 'кот', word: 'кот' }, ready: [0] }), { write: true });
  const hand = new Writing(desk);
  hand.tap([1, 0]);
  hand.erase();
  expect(hand.text).toBe('кот');
  expect(hand.hint).toContain('Боря');
  hand.reopen();
  expect(desk.done).toEqual([{ type: 'write', word: 'кот' }]);
  hand.tap([1, 0]);
  expect(hand.text).toBe('котс');
});

it('a word that was used is told at once, with its ё read as е', () => {
  const hand = new Writing(new PaperDesk(seen({ used: ['кот'] }), MAY));
  hand.type('кот');
  expect(hand.wrong).toBe(true);
});
