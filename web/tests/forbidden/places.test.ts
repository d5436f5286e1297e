import { describe, expect, it } from 'vitest';
import { follow, stayed, type Places } from '$/games/forbidden/places';
import type { Act, Face, View } from '$/games/forbidden/types';

const faces = (text: string): Face[] =>
  [...text].map((sign) => ({ letter: sign.toLowerCase(), red: sign !== sign.toUpperCase() }));

/** A view of which only the cards matter; small letters are red, capitals black. */
function view(talk: string, showcase: [number, string][], own: [number, string][]): View {
  const cards = (named: [number, string][]) =>
    named.map(([id, sign]) => ({ id, face: faces(sign)[0] as Face }));
  return { conversation: faces(talk), showcase: cards(showcase), own: cards(own) } as View;
}

const keys = (spots: Places['hand']): (string | undefined)[] => spots.map((spot) => spot?.key);
const letters = (spots: Places['hand']): string => spots.map((spot) => spot?.face.letter ?? '-').join('');

describe('what stayed in a row', () => {
  it('is found in order where cards were taken out of the middle', () => {
    expect(stayed(faces('аоКТЛ'), faces('аЛ'))).toEqual([0, 4]);
  });
  it('tells red from black', () => {
    expect(stayed(faces('оК'), faces('ОК'))).toEqual([-1, 1]);
  });
});

describe('cards keep their keys', () => {
  const start = follow(
    null,
    view(
      'ао',
      [
        [2, 'е'],
        [3, 'и'],
      ],
      [
        [10, 'К'],
        [11, 'Т'],
        [12, 'Щ'],
      ],
    ),
  );

  it('from the hand into the conversation, at once and when it is said to be so', () => {
    const key = start.hand[1]?.key;
    const now = view(
      'ао',
      [
        [2, 'е'],
        [3, 'и'],
      ],
      [
        [10, 'К'],
        [11, 'Т'],
        [12, 'Щ'],
      ],
    );
    const going = follow(start, now, [{ type: 'lay', card: 11 } as Act]);
    expect(going.talk.at(-1)).toMatchObject({ key, pending: true });
    expect(letters(going.hand)).toBe('к-щ');

    const laid = follow(
      going,
      view(
        'аоТ',
        [
          [2, 'е'],
          [3, 'и'],
        ],
        [
          [10, 'К'],
          [12, 'Щ'],
          [13, 'Р'],
        ],
      ),
    );
    expect(laid.talk.at(-1)?.key).toBe(key);
    expect(laid.talk.at(-1)?.pending).toBeUndefined();
    expect(letters(laid.hand)).toBe('крщ');
  });

  it('and come back where an act was refused', () => {
    const now = view(
      'ао',
      [
        [2, 'е'],
        [3, 'и'],
      ],
      [
        [10, 'К'],
        [11, 'Т'],
        [12, 'Щ'],
      ],
    );
    const back = follow(follow(start, now, [{ type: 'lay', card: 11 }]), now);
    expect(letters(back.hand)).toBe('ктщ');
    expect(back.talk).toHaveLength(2);
  });

  it('from the showcase into the conversation and back, also under new numbers', () => {
    const key = start.showcase[0]?.key;
    const laid = follow(
      start,
      view(
        'аое',
        [[3, 'и']],
        [
          [10, 'К'],
          [11, 'Т'],
          [12, 'Щ'],
        ],
      ),
    );
    expect(laid.talk.at(-1)?.key).toBe(key);
    const back = follow(
      laid,
      view(
        'ао',
        [
          [7, 'и'],
          [4, 'е'],
        ],
        [
          [10, 'К'],
          [11, 'Т'],
          [12, 'Щ'],
        ],
      ),
    );
    expect(back.showcase[1]?.key).toBe(key);
  });

  it('and no two cards ever have the same one', () => {
    const laid = follow(
      start,
      view(
        'аоКК',
        [
          [2, 'е'],
          [3, 'и'],
        ],
        [
          [11, 'Т'],
          [12, 'Щ'],
          [13, 'К'],
        ],
      ),
    );
    const all = [...keys(laid.talk), ...keys(laid.showcase), ...keys(laid.hand)];
    expect(new Set(all).size).toBe(all.length);
  });
});
