import { lying, type Lying } from '$/games/underwood/lying';
import type { Card, View } from '$/games/underwood/types';

interface Told {
  own?: string;
  ribbon?: string;
  /** Words of seat 0: wild cards as asterisks, with what they stand for behind a colon, in order. */
  words?: readonly string[];
}

/** A table in short: cards are numbered from 0, hand, ribbon, words. Digits stand for prizes. */
export function table({ own = '', ribbon = '', words = [] }: Told): Lying {
  let next = 0;
  const card = (sign: string): Card => ({ id: next++, face: /\d/.test(sign) ? `PR-${sign}` : sign });
  const zone = (text: string) => [...text].map(card);
  const hand = zone(own);
  const tape = zone(ribbon);
  const laid = words.map((told) => {
    const [signs = '', stands = ''] = told.split(':');
    const letters = [...stands];
    const word = [...signs].map((sign) => (sign === '*' ? letters.shift() : sign)).join('');
    return { word, shown: word, cards: zone(signs), points: 0 };
  });
  return lying({ own: hand, ribbon: tape, words: [laid] } as unknown as View);
}
