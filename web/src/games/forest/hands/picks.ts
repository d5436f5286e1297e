import type { Place, Tree } from '../types';
import { same } from '../field/ground';

/** Where a letter of the word comes from: a tree, a card of the own front, or nowhere. */
export type Source = { at: Place } | { front: number } | null;

export interface Pick {
  readonly letter: string;
  readonly from: Source;
}

const plain = (letter: string): string => (letter === 'ё' ? 'е' : letter);

export const textOf = (picks: readonly Pick[]): string => picks.map(({ letter }) => letter).join('');

export const usesTree = (picks: readonly Pick[], place: Place): number =>
  picks.findIndex(({ from }) => from !== null && 'at' in from && same(from.at, place));

export const usesFront = (picks: readonly Pick[], card: number): number =>
  picks.findIndex(({ from }) => from !== null && 'front' in from && from.front === card);

/** Find a card for a letter that was typed: a tree first, then an own one. */
export function sourceOf(
  letter: string,
  picks: readonly Pick[],
  trees: readonly Tree[],
  front: string,
): Source {
  const wanted = plain(letter);
  const tree = trees.find((one) => one.letter === wanted && usesTree(picks, one.place) < 0);
  if (tree) return { at: tree.place };
  const card = [...front].findIndex((one, number) => one === wanted && usesFront(picks, number) < 0);
  return card < 0 ? null : { front: card };
}

/** Write a word anew, keeping the cards of its beginning. */
export function retyped(
  word: string,
  picks: readonly Pick[],
  trees: readonly Tree[],
  front: string,
): readonly Pick[] {
  let kept = 0;
  while (kept < word.length && kept < picks.length && picks[kept]?.letter === word[kept]) kept += 1;
  const written = picks.slice(0, kept);
  for (const letter of word.slice(kept))
    written.push({ letter, from: sourceOf(letter, written, trees, front) });
  return written;
}

/** Count the letters that lie open: what there is to write with. */
export function countLetters(letters: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const letter of letters) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}

/** The trees that were meant while a word was written, for when it is marked. */
export interface Meant {
  word: string;
  picks: readonly Pick[];
}

export const spelt = (text: string): string => text.replaceAll('ё', 'е');
