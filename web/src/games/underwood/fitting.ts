import type { Lying } from './lying';
import { tornAt, type Stick } from './stick';
import { isPrize, type Lay } from './types';

/** One of the server's ways, and what it would bring; null where nobody has said. */
export interface Way {
  lay: Lay;
  points: number | null;
}

/** How well a way keeps to the cards that the player took: exactly, near enough, or not. */
type Fit = 2 | 1 | 0;

/**
 * Choose, of the server's ways, those that keep to the cards that the player took, the best first.
 * Equal cards of one place are all the same; equal cards of hand and torn ribbon nearly so.
 */
export function fitting(ways: readonly Way[], stick: Stick, table: Lying, ribbon: number): Way[] {
  const taken = stick.filter((slot) => slot.picked).map((slot) => slot.card);
  const start = tornAt(taken, table, ribbon);
  const typedToo = taken.length < stick.length;
  const rated = ways.map((way): [Way, Fit] => {
    const torn = tornAt(way.lay.cards, table, ribbon);
    if (taken.length && torn !== start && !(typedToo && torn < start)) return [way, 0];
    return [way, rate(way.lay, stick, table)];
  });
  return rated
    .filter(([, fit]) => fit)
    .sort(([, one], [, other]) => other - one)
    .map(([way]) => ({ ...way, lay: honoured(way.lay, stick, table) }));
}

function rate(way: Lay, stick: Stick, table: Lying): Fit {
  let fit: Fit = 2;
  for (const [at, slot] of stick.entries()) {
    if (!slot.picked || slot.card === null) continue;
    const own = table.get(slot.card);
    const theirs = table.get(way.cards[at] ?? -1);
    if (!own || !theirs || own.card.face !== theirs.card.face) return 0;
    if (own.zone === 'word' || theirs.zone === 'word') {
      if (slot.card !== way.cards[at]) return 0;
    } else if (own.zone !== theirs.zone) {
      if (typeof way.prize === 'number') return 0; // some prizes ask where the cards come from
      fit = 1;
    }
  }
  return fit;
}

/** The same way by the very cards that the player took: each changes places with its equal. */
function honoured(way: Lay, stick: Stick, table: Lying): Lay {
  let lay = way;
  for (const [at, slot] of stick.entries()) {
    const own = slot.card;
    const theirs = lay.cards[at];
    if (!slot.picked || own === null || theirs === undefined || own === theirs) continue;
    if (table.get(own)?.card.face === table.get(theirs)?.card.face) lay = exchanged(lay, own, theirs);
  }
  return lay;
}

function exchanged(lay: Lay, one: number, other: number): Lay {
  const turn = (card: number) => (card === one ? other : card === other ? one : card);
  return {
    ...lay,
    cards: lay.cards.map(turn),
    swaps: (lay.swaps ?? []).map((swap) => ({ ...swap, card: turn(swap.card) })),
    extra: (lay.extra ?? []).map(turn),
  };
}

/** What the player wants of prizes: the best, none, or a kind. */
export type Wish = 'best' | 'none' | string;

/** The first way that does as wished; the best where none does. */
export function wished(ways: readonly Way[], wish: Wish, table: Lying): Way | undefined {
  if (wish === 'best') return ways[0];
  const does = ({ lay }: Way): boolean =>
    wish === 'none' ? typeof lay.prize !== 'number' : prizeOf(lay, table) === wish;
  return ways.find(does) ?? ways[0];
}

/** Which prize goes with a way. */
export function prizeOf(way: Lay, table: Lying): string | null {
  if (typeof way.prize !== 'number') return null;
  const face = table.get(way.prize)?.card.face ?? '';
  return isPrize(face) ? face : null;
}

/** The stick as a way would lay it. */
export const dressed = (stick: Stick, way: Lay | null): Stick =>
  way ? stick.map((slot, at) => ({ ...slot, card: way.cards[at] ?? slot.card })) : stick;
