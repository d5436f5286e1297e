import { expect, it } from 'vitest';
import { scatter } from '$/games/anagrams/scatter';

const cards = (count: number) => Array.from({ length: count }, (_, card) => card);

it('what lies in the heap stays where it is, whatever comes and goes', () => {
  const before = scatter(new Map(), cards(9));
  const after = scatter(before, [...cards(9).filter((card) => card % 3), 9, 10]);
  for (const card of [1, 2, 4, 5, 7, 8]) expect(after.get(card)).toEqual(before.get(card));
  expect([...after.keys()].sort((one, other) => one - other)).toEqual([1, 2, 4, 5, 7, 8, 9, 10]);
});

it('the heap is the same for everybody who comes to the same letters', () => {
  expect(scatter(new Map(), cards(12))).toEqual(scatter(new Map(), cards(12)));
});

it('letters keep apart while there is room', () => {
  const spots = [...scatter(new Map(), cards(12)).values()];
  for (const [place, one] of spots.entries())
    for (const other of spots.slice(0, place))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.12);
});

it('in a wide low room letters lie apart sideways', () => {
  const spots = [...scatter(new Map(), cards(8), 5).values()];
  for (const [place, one] of spots.entries())
    for (const other of spots.slice(0, place))
      expect(Math.hypot((one.x - other.x) * 5, one.y - other.y)).toBeGreaterThan(0.4);
});
