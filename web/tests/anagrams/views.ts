import type { TableWord, View } from '$/games/anagrams/types';

/** Lay a table: open letters, and words as «owner word», each card numbered as it comes. */
export function table(middle: string, words: [number, string][] = [], you: number | null = 0): View {
  let card = 0;
  const open = [...middle].map((face) => ({ card: card++, face }));
  const lying: TableWord[] = words.map(([owner, word], id) => ({
    id,
    owner,
    word,
    shown: word,
    cards: [...word].map(() => card++),
  }));
  const letters = [0, 1].map((seat) =>
    lying.filter(({ owner }) => owner === seat).reduce((sum, { word }) => sum + word.length, 0),
  );
  return {
    you,
    options: { doubt: 10, vote: 20 },
    seats: 2,
    phase: { type: 'play', turn: 0, until: null },
    deck: 50,
    middle: open,
    words: lying,
    letters,
    rests: [0, 0],
    appealable: [],
    rulings: {},
  };
}
