import { describe, expect, it } from 'vitest';
import type { Lesson } from '$/games/lesson';
import { advanced, BEGIN, read } from '$/table/guide';

const lesson: Lesson = {
  options: {},
  seats: 2,
  farewell: 'Всё',
  steps: [
    { when: () => true, say: () => 'Смотрите' },
    {
      when: ({ menu }) => menu.may === true,
      say: () => 'Ходите',
      done: (seen: readonly { type: string }[]) => seen.some(({ type }) => type === 'laid'),
    },
  ],
};
const may = { view: {}, menu: { may: true } };
const mayNot = { view: {}, menu: { may: false } };

describe('a lesson', () => {
  it('waits for the time of a step, then for what is to be done', () => {
    const first = advanced(lesson, mayNot, BEGIN);
    expect(first).toMatchObject({ step: 0, on: true });
    expect(advanced(lesson, may, first)).toBe(first); // only told: it is put away by hand
    const second = read(lesson, mayNot, first);
    expect(second).toMatchObject({ step: 1, on: false });
    const on = advanced(lesson, may, second);
    expect(on.on).toBe(true);
    expect(advanced(lesson, may, { ...on, seen: [{ type: 'hushed' }] }).step).toBe(1);
    expect(advanced(lesson, mayNot, { ...on, seen: [{ type: 'laid' }] })).toMatchObject({ step: 2 });
  });
  it('is over when there is no step left', () => {
    const over = { step: 2, on: false, seen: [] };
    expect(advanced(lesson, may, over)).toBe(over);
  });
});
