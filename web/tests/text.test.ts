import { expect, it } from 'vitest';
import { counted, plural } from '$/text/plural';

it('a number takes the form of the word that goes with it', () => {
  const forms = [1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 0].map((n) =>
    plural(n, 'карта', 'карты', 'карт'),
  );
  expect(forms.join(' ')).toBe('карта карты карты карт карт карт карт карта карты карт карта карт карт');
  expect(counted(3, 'балл', 'балла', 'баллов')).toBe('3 балла');
});
