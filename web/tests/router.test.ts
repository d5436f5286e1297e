import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '$/router.svelte';

describe('an address', () => {
  it.each([
    ['/', { at: 'home' }],
    ['/new/forest', { at: 'new', game: 'forest' }],
    ['/table/abc', { at: 'table', id: 'abc', learn: false }],
    ['/join', { at: 'join', code: '' }],
    ['/join/%D0%BB%D0%B8%D1%81%D0%B0', { at: 'join', code: 'лиса' }],
    ['/rules', { at: 'rules', game: '', clause: '' }],
    ['/words', { at: 'words' }],
    ['/new', { at: 'missing' }],
    ['/words/more', { at: 'missing' }],
    ['/table/a/b', { at: 'missing' }],
    ['/nothing', { at: 'missing' }],
  ])('%s leads where it says', (path, route) => {
    expect(read(path)).toEqual(route);
  });

  it('carries a clause or a lesson behind its hash', () => {
    expect(read('/rules/forest', '#FO-9')).toEqual({ at: 'rules', game: 'forest', clause: 'FO-9' });
    expect(read('/table/abc', '#learn')).toEqual({ at: 'table', id: 'abc', learn: true });
  });

  it('that no browser could have written leads nowhere, quietly', () => {
    expect(read('/join/%E0%A4%A')).toEqual({ at: 'missing' });
    expect(read('/rules/forest', '#%')).toEqual({ at: 'rules', game: 'forest', clause: '' });
  });
});

it('every address at which the server shows this page is one of ours', () => {
  const server = readFileSync('../src/bukvitsa/server/pages/client.py', 'utf8');
  const list = /^PLACES = \(([^)]*)\)/m.exec(server)?.[1] ?? '';
  const places = [...list.matchAll(/"([^"]+)"/g)].map(([, place]) =>
    (place ?? '').replace(/\{[^}]+\}/, 'forest'),
  );
  expect(places.length).toBeGreaterThan(10);
  for (const place of places) expect(read(place).at, place).not.toBe('missing');
});
