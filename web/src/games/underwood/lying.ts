import type { Card, View } from './types';

/** Where a card lies that a word may be made of. */
export type Place =
  | { zone: 'hand'; card: Card }
  | { zone: 'ribbon'; card: Card; at: number }
  | { zone: 'word'; card: Card; owner: number; word: number; letter: number; stands: string };

/** Every card in sight, by its number; numbers hold for a round. */
export type Lying = ReadonlyMap<number, Place>;

/** Say where everything lies. */
export function lying(view: View): Lying {
  const places = new Map<number, Place>();
  for (const card of view.own) places.set(card.id, { zone: 'hand', card });
  view.ribbon.forEach((card, at) => places.set(card.id, { zone: 'ribbon', card, at }));
  view.words.forEach((words, owner) =>
    words.forEach((laid, word) =>
      laid.cards.forEach((card, letter) =>
        places.set(card.id, { zone: 'word', card, owner, word, letter, stands: laid.word[letter] ?? '' }),
      ),
    ),
  );
  return places;
}
