import { expect, it } from 'vitest';
import { decision, handFor } from '$/games/forest/hands/of';
import type { Electing } from '$/games/forest/hands/deciding.svelte';
import type { Growing, Pruning } from '$/games/forest/hands/tending.svelte';
import { moving } from '$/games/forest/turns';
import type { Menu, Place, View } from '$/games/forest/types';
import { field, PaperDesk, seen } from './tables';

function take<H>(menu: Menu, wanted: Partial<View> = {}): { desk: PaperDesk; hand: H } {
  const desk = new PaperDesk(seen(wanted), menu);
  return { desk, hand: handFor(decision(desk.view, menu), desk) as H };
}

it('no decision is offered, none is in hand; the same one stays the same one', () => {
  expect(decision(seen(), {})).toBe('');
  expect(handFor('', new PaperDesk(seen(), {}))).toBeNull();
  expect(decision(seen(), { guard: [1, 2] })).not.toBe(decision(seen(), { guard: [1, 3] }));
  expect(decision(seen(), { write: true, ready: true })).toBe(decision(seen(), { write: true }));
});

it('a single cube goes where it is tapped, from another tree where the supply is empty', () => {
  const open: Place[] = [
    [0, 0],
    [0, 1],
  ];
  const { desk, hand } = take<ReturnType<typeof handFor>>({ mark: { at: open, spare: [[1, 1]] } });
  hand?.tap([0, 0]);
  expect(hand?.main.can).toBe(false);
  hand?.tap([1, 1]);
  hand?.tap([0, 1]);
  hand?.main.go();
  expect(desk.done).toEqual([{ type: 'mark', at: [0, 1], from: [1, 1] }]);
});

it('a tap goes from one three to the next that holds the tree', () => {
  const threes: [Place, Place, Place][] = [
    [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  ];
  const { desk, hand } = take<Electing>({ elder: threes }, { field: { trees: field('#1 #1 #1', '. . #1') } });
  hand.tap([1, 2]);
  expect(hand.look([0, 0]).mark).toBe('offered');
  hand.main.go();
  expect(desk.done).toEqual([{ type: 'elder', places: threes[1] }]);
});

it('a card drawn is laid where it was shown', () => {
  const { desk, hand } = take<Growing>({ grow: [[2, 0]] }, { drawn: 2, drawn_letters: 'ая' });
  expect(hand.main.can).toBe(false);
  hand.card = 1;
  hand.tap([2, 0]);
  expect(hand.look([2, 0])).toEqual({ mark: 'chosen', letter: 'я' });
  hand.main.go();
  expect(desk.done).toEqual([{ type: 'grow', card: 1, at: [2, 0] }]);
});

it('one card of each row goes; where there is but one it is chosen; rows or columns as wanted', () => {
  const rows: Place[][] = [
    [
      [0, 0],
      [0, 1],
    ],
    [[1, 1]],
  ];
  const columns: Place[][] = [
    [[0, 0]],
    [
      [0, 1],
      [1, 1],
    ],
  ];
  const { desk, hand } = take<Pruning>({ prune: { rows, columns } });
  expect(hand.lines).toEqual(['rows', 'columns']);
  expect(hand.main.can).toBe(false);
  hand.tap([0, 0]);
  hand.tap([0, 1]);
  hand.main.go();
  expect(desk.done).toEqual([
    {
      type: 'prune',
      line: 'rows',
      places: [
        [0, 1],
        [1, 1],
      ],
    },
  ]);
  hand.along('columns');
  expect(hand.chosen).toEqual([[0, 0], null]);
});

it('while all write we are awaited first, the others when we are ready', () => {
  expect(moving(seen())).toEqual([0]);
  expect(moving(seen({ ready: [0] }))).toEqual([1]);
  expect(moving(seen({ you: null }))).toEqual([0, 1]);
});
