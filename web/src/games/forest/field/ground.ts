import type { Place, Tree } from '../types';

/** A place as a key of maps and lists. */
export const spot = (place: Place): string => `${place[0]}:${place[1]}`;

export const same = (one: Place, other: Place): boolean => one[0] === other[0] && one[1] === other[1];

/** Which rows and columns are drawn. */
export interface Bounds {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

/** Find the rows and columns that hold all these places. */
export function boundsOf(places: readonly Place[]): Bounds {
  if (!places.length) return { top: 0, left: 0, rows: 1, columns: 1 };
  const rows = places.map(([row]) => row);
  const columns = places.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}

const STEPS: Record<string, Place> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Find where an arrow leads from a place: the nearest that way, those straight ahead first. */
export function beside(from: Place, arrow: string, places: readonly Place[]): Place | null {
  const step = STEPS[arrow];
  if (!step) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [down, right] = [place[0] - from[0], place[1] - from[1]];
    const ahead = down * step[0] + right * step[1];
    if (ahead <= 0) continue;
    const aside = Math.abs(down * step[1] + right * step[0]);
    const far = ahead + aside * 3;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Find the tree of a place. */
export const treeAt = (trees: readonly Tree[], place: Place): Tree | undefined =>
  trees.find((tree) => same(tree.place, place));
