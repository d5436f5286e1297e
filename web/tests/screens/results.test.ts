import { describe, expect, it } from 'vitest';
import { headline, listing, standings, told } from '$/screens/results/places';

const name = (seat: number): string => ['Аня', 'Боря', 'Вера', 'Глеб'][seat] ?? '';
const outcome = (places: number[][], points: number[]) => ({ reason: 'time_up', places, points });

describe('a result', () => {
  it('gives equal players one place and leaves the next one out', () => {
    expect(standings(outcome([[1], [0, 2], [3]], [5, 9, 5, 1]))).toEqual([
      { seat: 1, place: 1, points: 9 },
      { seat: 0, place: 2, points: 5 },
      { seat: 2, place: 2, points: 5 },
      { seat: 3, place: 4, points: 1 },
    ]);
  });

  it.each([
    [[[0], [1]], 0, 'Победа ваша!'],
    [[[0], [1]], 1, 'Победа: Аня'],
    [[[0], [1]], null, 'Победа: Аня'],
    [[[0, 1], [2]], 0, 'Победа общая: вы, Боря'],
    [[[0, 1], [2]], 2, 'Победу делят Аня и Боря'],
  ])('is told to whom it concerns: %j, seat %j', (places, you, said) => {
    expect(
      headline(
        outcome(
          places,
          places.flat().map(() => 0),
        ),
        name,
        you,
      ),
    ).toBe(said);
  });

  it('is a draw where nobody lost', () => {
    expect(headline(outcome([[0, 1]], [3, 3]), name, 0)).toBe('Ничья!');
  });

  it('is told to others in lines', () => {
    expect(told('anagrams', outcome([[1], [0]], [2, 21]), name)).toBe(
      '«Анаграммы»\n1. Боря — 21 буква\n2. Аня — 2 буквы',
    );
  });

  it('lists names as one says them', () => {
    expect(listing(['Аня'])).toBe('Аня');
    expect(listing(['Аня', 'Боря', 'Вера'])).toBe('Аня, Боря и Вера');
  });
});
