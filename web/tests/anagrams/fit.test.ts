import { expect, it } from 'vitest';
import { fit, rowsOf, settled, type Lot } from '$/games/anagrams/fit';

const PHONE = { width: 358, height: 430, line: 28 };
const DESK = { width: 944, height: 540, line: 28 };
const EARLY: Lot = { others: [[3], []], own: [4], middle: 6 };
const LATE: Lot = {
  others: [
    [5, 9, 8, 4, 7, 3],
    [6, 6, 11, 4, 5],
  ],
  own: [7, 4, 9],
  middle: 5,
};

it('words break into rows where they do not fit beside each other', () => {
  expect(rowsOf([3, 3], 30, 400)).toBe(1);
  expect(rowsOf([6, 6], 30, 300)).toBe(2);
  expect(rowsOf([3], 30, 200, 150)).toBe(2);
  expect(rowsOf([20], 30, 300)).toBe(3);
});

it('cards shrink as the table fills, and everything is still seen at once', () => {
  const [early, late] = [fit(EARLY, PHONE), fit(LATE, PHONE)];
  expect(late.word).toBeLessThan(early.word);
  expect([early.whole, late.whole]).toEqual([true, true]);
});

it('a larger room has larger cards, and players beside each other', () => {
  const [phone, desk] = [fit(LATE, PHONE), fit(LATE, DESK)];
  expect(desk.word).toBeGreaterThan(phone.word);
  expect([phone.columns, desk.columns]).toEqual([1, 2]);
});

it('boxes are given up where many play in a narrow place, and kept where there is room', () => {
  const many: Lot = { others: Array.from({ length: 8 }, () => [5, 4]), own: [6], middle: 6 };
  expect(fit(many, PHONE).dense).toBe(true);
  const two: Lot = { others: [[3, 5]], own: [4], middle: 6 };
  expect(fit(two, PHONE).dense).toBe(false);
});

it('no word is broken while its letters can be smaller', () => {
  const long: Lot = { others: [[16]], own: [3], middle: 6 };
  const { word } = fit(long, { ...PHONE, height: 800 });
  expect(16 * word).toBeLessThanOrEqual(PHONE.width - 20);
  expect(word).toBeGreaterThan(18);
});

it('a table that cannot be seen whole says so', () => {
  const full: Lot = { others: Array.from({ length: 9 }, () => [9, 9, 9]), own: [9], middle: 30 };
  expect(fit(full, { ...PHONE, height: 200 }).whole).toBe(false);
});

it('cards shrink at once and grow only where it is worth the stir', () => {
  const now = fit(EARLY, PHONE);
  const [smaller, little, much] = [0.8, 1.1, 1.5].map((by) => ({ ...now, letter: now.letter * by }));
  expect(settled(now, smaller as typeof now).letter).toBe(smaller?.letter);
  expect(settled(now, little as typeof now).letter).toBe(now.letter);
  expect(settled(now, much as typeof now).letter).toBe(much?.letter);
  expect(settled(null, now)).toBe(now);
});
