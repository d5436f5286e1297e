import { describe, expect, it } from 'vitest';
import { columns, fits, high, shelved, TALL } from '$/games/underwood/measure';

const room = { width: 358, height: 178, gap: 5, most: 64, least: 34 };

describe('cards in a room', () => {
  it('grow as far as they may', () => {
    expect(fits(1, room)).toBe(64);
    expect(fits(0, room)).toBe(64);
  });

  it('always fit, whatever their number, down to the least', () => {
    for (let count = 1; count <= 24; count += 1) {
      const wide = fits(count, room);
      const across = Math.floor((room.width + room.gap) / (wide + room.gap));
      const rows = Math.ceil(count / across);
      expect(rows * wide * TALL + (rows - 1) * room.gap, `${count} cards`).toBeLessThanOrEqual(
        room.height + 0.5,
      );
    }
  });

  it('are never less than the least', () => {
    expect(fits(90, room)).toBe(34);
  });

  it('lie in even rows', () => {
    expect(columns(12, 60, 700, 5)).toBe(6);
    expect(columns(10, 60, 700, 5)).toBe(10);
    expect(columns(0, 60, 700, 5)).toBe(0);
  });
});

describe('words on shelves', () => {
  const shelf = { ...room, least: 20, name: 76, apart: 0.5, tail: 1, between: 8 };

  it('are as large as all of them allow', () => {
    const few = shelved([[4], [5]], shelf);
    const many = shelved(
      [
        [4, 6, 5],
        [5, 7],
        [8, 4],
      ],
      shelf,
    );
    expect(few).toBeGreaterThan(many);
    expect(high([[4], [5]], shelf, few)).toBeLessThanOrEqual(shelf.height);
    expect(high([[4], [5]], shelf, few + 1)).toBeGreaterThan(shelf.height);
  });

  it('shrink until the longest fits across', () => {
    const wide = shelved([[14]], { ...shelf, height: 900 });
    expect((14 + 1) * (wide + 2)).toBeLessThanOrEqual(shelf.width - shelf.name);
  });
});
