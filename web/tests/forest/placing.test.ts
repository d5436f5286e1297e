import { expect, it, vi } from 'vitest';
import { Placing } from '$/games/forest/hands/placing.svelte';
import type { Menu, Place, View } from '$/games/forest/types';
import { field, PaperDesk, seen } from './tables';

const TREES = field('к о1 т', 'о с #2');
const LETTERS = [
  { places: [[0, 0]] as Place[], front: false },
  {
    places: [
      [0, 1],
      [1, 0],
    ] as Place[],
    front: true,
  },
  { places: [[0, 2]] as Place[], front: false },
];

function desk(supply = 5, wanted: Partial<View> = {}): PaperDesk {
  const spare: Place[] = [
    [0, 1],
    [1, 2],
  ];
  const menu: Menu = {
    place: { letters: LETTERS, supply, spare },
    outlook: { more: [null, 0, null, null, null, null], fewer: [null, null, null, null, null, null] },
  };
  const phase = { type: 'place', turn: 0, until: null } as const;
  const words = [{ text: 'кот', word: 'кот', fault: null }, {}];
  return new PaperDesk(seen({ field: { trees: TREES }, phase, words, ...wanted }), menu);
}

const asked = async () => vi.waitFor(() => Promise.resolve());

it('begins with the first trees that fit, then with the way that the table thinks best', async () => {
  const table = desk();
  table.told = [
    {
      type: 'place',
      cards: [
        [0, 0],
        [1, 0],
        [0, 2],
      ],
    },
  ];
  const hand = new Placing(table);
  expect(hand.cards[1]).toEqual([0, 1]);
  await asked();
  expect(hand.cards[1]).toEqual([1, 0]);
});

it('trees that were meant while writing come before what the table thinks', async () => {
  const table = desk();
  table.told = [
    {
      type: 'place',
      cards: [
        [0, 0],
        [1, 0],
        [0, 2],
      ],
    },
  ];
  table.meant = {
    word: 'кот',
    picks: ['к', 'о', 'т'].map((letter, column) => ({ letter, from: { at: [0, column] as Place } })),
  };
  const hand = new Placing(table);
  await asked();
  expect(hand.cards[1]).toEqual([0, 1]);
});

it('a tap on another tree of the letter takes it, on an own one adds a cube', () => {
  const table = desk();
  const hand = new Placing(table);
  hand.tap([1, 0]);
  expect(hand.cards[1]).toEqual([1, 0]);
  hand.tap([0, 1]);
  hand.tap([0, 1]);
  expect(hand.look([0, 1])).toMatchObject({ mark: 'chosen', order: 2, cubes: 1, lead: 0 });
  hand.main.go();
  expect(table.done).toEqual([
    {
      type: 'place',
      cards: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      add: [[0, 1]],
    },
  ]);
});

it('an own card serves a letter, and a tree again', () => {
  const hand = new Placing(desk(5, { fronts: [{ letters: 'о' }, {}] }));
  hand.toggleOwn(1);
  expect(hand.cards[1]).toBeNull();
  expect(hand.cubes).toHaveLength(2);
  hand.toggleOwn(1);
  expect(hand.cards[1]).toEqual([0, 1]);
});

it('what the supply lacks is moved from elsewhere, and not more', () => {
  const table = desk(1);
  const hand = new Placing(table);
  expect(hand.short).toBe(1);
  expect(hand.moved).toEqual([[1, 2]]);
  expect(hand.look([1, 2])).toMatchObject({ mark: 'leaves', cubes: -1 });
  hand.tap([1, 2]);
  expect(hand.main.can).toBe(false);
  expect(hand.wrong).toBe(true);
  hand.tap([1, 2]);
  expect(hand.main.can).toBe(true);
});

it('an added cube never takes what the word itself needs', () => {
  const hand = new Placing(desk(2));
  hand.tap([0, 1]);
  expect(hand.added).toEqual([]);
});
