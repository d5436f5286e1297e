import { expect, it } from 'vitest';
import { counts, dropped, lacking, plain, without } from '$/games/anagrams/letters';

it('letters are taken away only if all of them are there, each once', () => {
  expect(without('отдых', 'ход')).toBe('ты');
  expect(without('отдых', 'дом')).toBeNull();
  expect(without('кот', 'тток')).toBeNull();
});

it('what a word lacks is told letter by letter', () => {
  expect(lacking('комод', 'дом')).toBe('ко');
  expect(lacking('кот', 'скот')).toBe('');
});

it('the last of a letter is dropped, ё as е, and nothing else', () => {
  expect(dropped('колокол', 'о')).toBe('колокл');
  expect(dropped('ёлка', 'е')).toBe('лка');
  expect(dropped('кот', 'щ')).toBe('кот');
});

it('letters are counted as they are printed', () => {
  expect(counts(plain('Ёжеж'))).toEqual({ е: 2, ж: 2 });
});
