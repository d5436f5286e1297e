/** Where a letter of the heap lies, as shares of the room there is. */
export interface Spot {
  x: number;
  y: number;
}

const TRIES = 24;

/** A number between 0 and 1 that looks thrown, always the same for the same two. */
function thrown(one: number, two: number): number {
  const turned = Math.sin(one * 127.1 + two * 311.7) * 43758.5453;
  return turned - Math.floor(turned);
}

/** Find a free spot: of some tries the one farthest from all that lies there. */
function free(card: number, taken: Iterable<Spot>, ratio: number): Spot {
  const others = [...taken];
  let best: Spot = { x: 0.5, y: 0.5 };
  let farthest = -1;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const spot = { x: thrown(card + 1, attempt * 2), y: thrown(card + 1, attempt * 2 + 1) };
    const nearest = Math.min(
      1 + ratio,
      ...others.map(({ x, y }) => Math.hypot((spot.x - x) * ratio, spot.y - y)),
    );
    if (nearest > farthest) [best, farthest] = [spot, nearest];
  }
  return best;
}

/** Say where each open letter lies: what lay there stays where it was, what is new finds room. The room is so many times wider than high. */
export function scatter(
  before: ReadonlyMap<number, Spot>,
  cards: readonly number[],
  ratio = 1,
): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  for (const card of cards) {
    const spot = before.get(card);
    if (spot) spots.set(card, spot);
  }
  for (const card of cards) if (!spots.has(card)) spots.set(card, free(card, spots.values(), ratio));
  return spots;
}
