import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lesson } from '$/games/forest/lesson';
import { room } from '$/games/forest/room';
import { rules } from '$/games/forest/rules';
import { seen } from './tables';

it('the rules tell every clause of the game once, in order', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/rules/forest.md'), 'utf8');
  const wanted = [...page.matchAll(/^\| (FO-\d+) /gm)].map(([, id]) => id);
  expect(wanted.length).toBeGreaterThan(30);
  expect(rules.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(wanted);
});

it('the lesson waits for the own acts, not for those of others', () => {
  const at = { view: seen(), menu: { write: true, ready: true } };
  const writes = lesson.steps[1];
  expect(writes?.when(at)).toBe(true);
  expect(writes?.done?.([{ type: 'readied', by: 1 }], at)).toBe(false);
  expect(writes?.done?.([{ type: 'readied', by: 0 }], at)).toBe(true);
});

it('the own turn sounds, the turns of others do not', () => {
  const turn = (seat: number) => ({ type: 'awaited', phase: { type: 'grow', turn: seat, until: null } });
  expect(room.cue(turn(0), 0)).toBe('turn');
  expect(room.cue(turn(1), 0)).toBeNull();
  expect(room.cue(turn(0), null)).toBeNull();
});

it('somebody who is ready is not awaited, somebody with a decision is', () => {
  expect(room.awaits(seen(), { write: true })).toBe(false);
  expect(room.awaits(seen(), { write: true, ready: true })).toBe(true);
  expect(room.awaits(seen(), { guard: [0, 0] })).toBe(true);
});
