import type { Place, Seen, Tree } from '../types';
import { spot } from './ground';

/**
 * Which card is which: a field has places, not cards, but a card that moves must be drawn as moving, and one that
 * is laid in another's place as another.
 */
export type Roots = ReadonlyMap<string, number>;

let last = 0;

/** Give every tree that has no name yet one; forget names of places that hold nothing. */
export function rooted(roots: Roots, trees: readonly Tree[]): Roots {
  return new Map(trees.map(({ place }) => [spot(place), roots.get(spot(place)) ?? (last += 1)]));
}

/** Follow what was seen: cards that were taken, laid, moved. */
export function followed(roots: Roots, seen: Seen): Roots {
  switch (seen.type) {
    case 'card_won':
    case 'grown':
      return without(roots, [seen.at]);
    case 'pruned': {
      const moved = new Map(without(roots, [...seen.places, ...seen.moves.map(([from]) => from)]));
      for (const [from, to] of seen.moves) {
        const name = roots.get(spot(from));
        if (name !== undefined) moved.set(spot(to), name);
      }
      return moved;
    }
    default:
      return roots;
  }
}

function without(roots: Roots, places: readonly Place[]): Roots {
  const left = new Map(roots);
  for (const place of places) left.delete(spot(place));
  return left;
}
