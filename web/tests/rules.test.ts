import { expect, it } from 'vitest';
import { clauses, searched } from '$/screens/rules/search';
import { wordRules } from '$/text/wordrules';

it('a search finds the clauses that hold every word of it, whatever its case and ё', () => {
  const found = searched(wordRules, 'ЕЛКУ буква').sections.flatMap((section) =>
    section.clauses.map((one) => one.id),
  );
  expect(found).toEqual(['WD-7']);
  expect(clauses(searched(wordRules, 'абракадабра'))).toBe(0);
  expect(searched(wordRules, '  ')).toBe(wordRules);
});

it('the page of words tells every clause once', () => {
  const ids = wordRules.sections.flatMap((section) => section.clauses.map((one) => one.id)).sort();
  const wanted = Array.from({ length: 18 }, (_, number) => `WD-${number + 1}`).sort();
  expect(ids).toEqual(wanted);
});
