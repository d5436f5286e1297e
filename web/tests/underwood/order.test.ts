import { expect, it } from 'vitest';
import { movedTo, ordered, sorted } from '$/games/underwood/order';
import type { Card } from '$/games/underwood/types';

const hand: Card[] = ['щ', '*', 'а', 'PR-10', 'к', 'PR-2', 'а'].map((face, id) => ({ id, face }));
const PRICES = { щ: 10, а: 1, к: 2 };
const faces = (ids: readonly number[]) => ids.map((id) => hand[id]?.face);

it('a hand keeps its order, and what is new comes last', () => {
  expect(ordered(hand, [6, 2, 0]).map((card) => card.id)).toEqual([6, 2, 0, 1, 3, 4, 5]);
  expect(ordered(hand, []).map((card) => card.id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('a card is carried to another place', () => {
  expect(movedTo([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
  expect(movedTo([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
  expect(movedTo([0, 1, 2, 3], 1, Infinity)).toEqual([0, 2, 3, 1]);
});

it('a hand is sorted by the alphabet or the dearest first; wild cards and prizes stand behind', () => {
  expect(faces(sorted(hand, 'letter', PRICES))).toEqual(['а', 'а', 'к', 'щ', '*', 'PR-2', 'PR-10']);
  expect(faces(sorted(hand, 'price', PRICES))).toEqual(['щ', 'к', 'а', 'а', '*', 'PR-2', 'PR-10']);
});
