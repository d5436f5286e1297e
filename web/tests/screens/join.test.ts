import { describe, expect, it } from 'vitest';
import { wayOf } from '$/screens/join/code';
import { join } from '$/text/join';

describe('what is typed to come to a table', () => {
  it.each(['лес маяк пирог', '  Лес-Маяк—ПИРОГ. ', 'лес, маяк, пирог'])('%j is a code', (typed) => {
    expect(wayOf(typed)).toEqual({ to: 'code', code: 'лес-маяк-пирог' });
  });

  it.each([
    ['https://bukvitsa.example/table/abc23', { to: 'table', id: 'abc23' }],
    ['/table/abc23', { to: 'table', id: 'abc23' }],
    [
      'http://localhost:8000/join/%D0%BB%D0%B5%D1%81-%D0%BC%D0%B0%D1%8F%D0%BA-%D0%B4%D0%BE%D0%BC',
      { to: 'code', code: 'лес-маяк-дом' },
    ],
    ['https://bukvitsa.example/c/лес-маяк-дом', { to: 'code', code: 'лес-маяк-дом' }],
  ])('%j is a link', (typed, way) => {
    expect(wayOf(typed)).toEqual(way);
  });

  it.each([
    ['лес', join.few(1)],
    ['лес маяк', join.few(2)],
    ['лес маяк пирог дом', join.many],
    ['', join.help],
    ['https://bukvitsa.example/rules', join.notOurs],
    ['https://', join.notOurs],
    ['/table/', join.notOurs],
    ['/join/%E0%A4%A', join.notOurs],
  ])('%j leads nowhere, and it is said why', (typed, why) => {
    expect(wayOf(typed)).toEqual({ to: 'nowhere', why });
  });
});
