import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRIZES } from '$/games/underwood/prizes';

it('the prize cards say what those of the server say, word for word', () => {
  const kept = readFileSync('../src/bukvitsa/games/underwood/prizes.toml', 'utf8');
  const cards = [...kept.matchAll(/^\[(PR-\d+)\]\ntitle = "(.*)"\ntext = "(.*)"$/gm)];
  expect(cards.length).toBeGreaterThan(5);
  const said = Object.entries(PRIZES).map(([id, { title, text }]) => [id, title, text]);
  expect(said).toEqual(cards.map(([, ...card]) => card));
});
