import { expect, it } from 'vitest';
import { beside, boundsOf } from '$/games/forest/field/ground';
import { followed, rooted, type Roots } from '$/games/forest/field/roots';
import { initials } from '$/games/forest/names';
import type { Place } from '$/games/forest/types';
import { field } from './tables';

const named = (roots: Roots, place: string) => roots.get(place);

it('a field that has grown up and to the left is drawn from its own corner', () => {
  const places: Place[] = [
    [-1, 2],
    [0, -2],
    [3, 0],
  ];
  expect(boundsOf(places)).toEqual({ top: -1, left: -2, rows: 5, columns: 5 });
  expect(boundsOf([])).toEqual({ top: 0, left: 0, rows: 1, columns: 1 });
});

it('an arrow leads straight ahead, over a gap where there is one, and nowhere from the edge', () => {
  const places = field('к . т', 'с о .').map(({ place }) => place);
  expect(beside([0, 0], 'ArrowRight', places)).toEqual([0, 2]);
  expect(beside([0, 2], 'ArrowDown', places)).toEqual([1, 1]);
  expect(beside([1, 1], 'ArrowDown', places)).toBeNull();
  expect(beside([1, 1], 'Tab', places)).toBeNull();
});

it('a card keeps its name where it moves, and one laid instead of another gets a new one', () => {
  const before = rooted(new Map(), field('к #', 'с о'));
  const moved = rooted(
    followed(before, {
      type: 'pruned',
      by: 0,
      line: 'rows',
      places: [
        [0, 0],
        [1, 0],
      ],
      moves: [
        [
          [0, 1],
          [0, 0],
        ],
        [
          [1, 1],
          [1, 0],
        ],
      ],
    }),
    field('# .', 'о .'),
  );
  expect(named(moved, '0:0')).toBe(named(before, '0:1'));
  expect(named(moved, '1:0')).toBe(named(before, '1:1'));
  const won = followed(before, { type: 'card_won', by: 1, at: [1, 1], letter: 'о', source: 'deck' });
  const after = rooted(won, field('к #', 'с #'));
  expect(named(after, '1:1')).not.toBe(named(before, '1:1'));
  expect(named(after, '0:0')).toBe(named(before, '0:0'));
});

it('every player has a letter of their own, also where names begin alike', () => {
  expect(initials(['Аня', 'Антон', 'Анна', 'Ё', ''])).toEqual(['А', 'Н', '3', 'Ё', '5']);
});
