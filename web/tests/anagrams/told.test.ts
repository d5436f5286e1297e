import { expect, it } from 'vitest';
import { lesson } from '$/games/anagrams/lesson';
import { room } from '$/games/anagrams/room';
import { rules } from '$/games/anagrams/rules';
import { CLAUSES, whyFailed } from '$/games/anagrams/text';
import { trialOf } from '$/games/anagrams/trial';
import type { Claim, Failed, Seen, View } from '$/games/anagrams/types';
import { table } from './views';

const FAILED: Failed = { type: 'failed', by: 0, word: 'столы', shown: 'столы', fault: 'illegal', rest: 0 };
const claimed = (owner: number, from: [number, string][], word: string): Claim => ({
  word: { id: 9, owner, word, shown: word, cards: [] },
  used: table('', from).words,
  verdict: { word, reason: 'legal', edition: '' },
});

it('the rules tell every clause once', () => {
  const ids = rules.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.sort()).toEqual(Array.from({ length: 14 }, (_, place) => `AN-${place + 1}`).sort());
  expect(ids).toEqual(expect.arrayContaining(Object.values(CLAUSES)));
});

it('a failed call says why, and what word would do', () => {
  const verdict = { word: 'столы', reason: 'plural', edition: '', lemma: 'стол' } as const;
  expect(whyFailed({ ...FAILED, verdict })).toBe('это множественное число, есть «стол»');
  expect(whyFailed({ ...FAILED, fault: 'letters_missing', letters: 'лы' })).toBe('не хватает Л, Ы');
});

it('a claimed word is put to the table with what it is made of', () => {
  const claim = claimed(1, [[0, 'ход']], 'отдых');
  const held = { left: null, rests: [] };
  const then = { type: 'play', turn: 0, until: null } as const;
  const view = {
    ...table('ты', [[0, 'ход']]),
    phase: { type: 'answer', claim, answers: { asked: [0], until: 9_000 }, then, held },
  } satisfies View;
  expect(trialOf(view, { answer: true })).toMatchObject({
    kind: 'answer',
    by: 1,
    mayAnswer: true,
    whole: 10_000,
    note: '«ход» + Т, Ы',
  });
  expect(trialOf(table(''), {})).toBeNull();
});

it('a word of ours that is taken away sounds otherwise than one that comes', () => {
  const made = (owner: number): Seen => ({ type: 'made', claim: claimed(owner, [[0, 'ход']], 'отдых') });
  expect([room.cue(made(1), 0), room.cue(made(0), 0), room.cue(made(1), null)]).toEqual([
    'alarm',
    'word',
    'word',
  ]);
});

it('the game waits for who may open, answer, vote or say that nothing is seen', () => {
  const waits = (menu: object) => room.awaits(table(''), menu);
  expect([
    waits({ flip: true }),
    waits({ answer: true }),
    waits({ vote: true }),
    waits({ done: true }),
  ]).toEqual([true, true, true, true]);
  expect(waits({ call: 0, appeal: [] })).toBe(false);
});

it('the lesson names a word that lies there, and how one grows', () => {
  const [, first, second] = lesson.steps;
  expect(first?.say({ view: table('кто'), menu: {} })).toContain('«кот»');
  expect(first?.say({ view: table('кк'), menu: { flip: true } })).toContain('Откройте ещё букву');
  expect(second?.say({ view: table('рса', [[1, 'кот']]), menu: {} })).toContain('«крот»');
});

it('a step of the lesson is done by our own act alone', () => {
  const [open, first, second] = lesson.steps;
  const at = { view: table('кот'), menu: {} };
  const flipped = (by: number): Seen => ({
    type: 'flipped',
    by,
    card: 0,
    face: 'к',
    by_itself: false,
    until: null,
  });
  expect([open?.done?.([flipped(1)], at), open?.done?.([flipped(0)], at)]).toEqual([false, true]);
  const alone: Seen = { type: 'made', claim: claimed(0, [], 'кот') };
  const grown: Seen = { type: 'made', claim: claimed(0, [[1, 'кот']], 'крот') };
  expect([first?.done?.([alone], at), second?.done?.([alone], at), second?.done?.([grown], at)]).toEqual([
    true,
    false,
    true,
  ]);
});
