import { describe, expect, it } from 'vitest';
import { letterOf, spelling } from '$/parts/letters';

const key = (key: string, code = '', held = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a pressed key', () => {
  it('is a letter in either case, and ё stays ё', () => {
    expect(letterOf(key('ы'))).toBe('ы');
    expect(letterOf(key('Ё'))).toBe('ё');
  });
  it('of a Latin layout is the letter that lies there on a Russian keyboard', () => {
    expect(letterOf(key('q', 'KeyQ'))).toBe('й');
    expect(letterOf(key('[', 'BracketLeft'))).toBe('х');
    expect(letterOf(key('`', 'Backquote'))).toBe('ё');
  });
  it('that is no letter, or is a command, is none', () => {
    expect(letterOf(key('Enter', 'Enter'))).toBe('');
    expect(letterOf(key('1', 'Digit1'))).toBe('');
    expect(letterOf(key('с', 'KeyC', { ctrlKey: true }))).toBe('');
  });
});

it('of what was typed or pasted only letters are left, in small', () => {
  expect(spelling(' Дом-2, ЁЖ! home')).toBe('домёж');
  expect(spelling('абвг', 3)).toBe('абв');
});
