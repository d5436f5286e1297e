import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lesson } from '$/games/underwood/lesson';
import { PRIZES } from '$/games/underwood/prizes';
import { rules } from '$/games/underwood/rules';
import type { Menu, View } from '$/games/underwood/types';

const repository = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf-8');
const clauses = rules.sections.flatMap((section) => section.clauses);

it('every clause of the rules is explained, once', () => {
  const page = [...repository('docs/rules/underwood.md').matchAll(/^\| ((?:UN|PR)-\d+) /gm)].map(
    ([, id]) => id,
  );
  expect(page.length).toBeGreaterThan(30);
  expect(clauses.map((clause) => clause.id).sort()).toEqual(page.sort());
});

it('every prize says what the printed card says', () => {
  const printed = repository('src/bukvitsa/games/underwood/prizes.toml');
  const told = [...printed.matchAll(/^\[(PR-\d+)\]\ntitle = "(.+)"\ntext = "(.+)"/gm)];
  expect(Object.fromEntries(told.map(([, id, title, text]) => [id, { title, text }]))).toEqual(
    Object.fromEntries(Object.entries(PRIZES).map(([id, { title, text }]) => [id, { title, text }])),
  );
});

describe('the guided game', () => {
  const view = {
    you: 0,
    own: [{ id: 1, face: 'к' }],
    ribbon: [{ id: 2, face: 'а' }],
    words: [[{ shown: 'кот', points: 5 }], []],
  } as unknown as View;
  const laying = { view, menu: { lay: true, feed: [1] } as Menu };
  const feeding = { view, menu: { feed: [1] } as Menu };
  const laid = { type: 'laid', by: 0 } as never;
  const fed = { type: 'fed', by: 0 } as never;
  const others = { type: 'laid', by: 1 } as never;

  it('goes on by what its player does, and by nobody else', () => {
    const acted = lesson.steps.filter((step) => step.done);
    expect(acted).toHaveLength(5);
    for (const step of acted) {
      const at = step.when(laying) ? laying : feeding;
      expect(step.when(at)).toBe(true);
      expect(step.done?.([others], at)).toBe(false);
      expect(step.done?.([at === laying ? laid : fed], at)).toBe(true);
    }
  });

  it('says of the word that lies what it brought', () => {
    expect(lesson.steps[2]?.say(feeding)).toContain('«кот» лежит: 5 очков');
  });

  it('names a wild card only to whom has one', () => {
    const holding = { ...laying, view: { ...view, own: [{ id: 3, face: '*' }] } };
    expect(lesson.steps[5]?.say(holding)).not.toBe(lesson.steps[5]?.say(laying));
  });
});
