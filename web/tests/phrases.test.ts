import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { phrases } from '$/text/phrases';

it('the set phrases are those of the server, word for word', () => {
  const kept = readFileSync('../src/bukvitsa/tables/data/phrases.toml', 'utf8');
  const lines = [...kept.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, code, text]) => [code, text]);
  expect(phrases).toEqual(Object.fromEntries(lines));
});
