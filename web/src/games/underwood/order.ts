import { isLetter, isPrize, WILD, type Card } from './types';

/** Bring a hand into the order that its player keeps; what is new comes last. */
export function ordered(own: readonly Card[], order: readonly number[]): Card[] {
  const place = new Map(order.map((id, at) => [id, at]));
  const last = order.length;
  return [...own].sort((one, other) => (place.get(one.id) ?? last) - (place.get(other.id) ?? last));
}

/** Put a card before the one that stands at a place. */
export function movedTo(order: readonly number[], id: number, to: number): number[] {
  const rest = order.filter((one) => one !== id);
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

export type Sorting = 'letter' | 'price';

/** Sort a hand: letters by the alphabet or the dearest first, then wild cards, then prizes. */
export function sorted(
  own: readonly Card[],
  by: Sorting,
  prices: Readonly<Record<string, number | undefined>>,
): number[] {
  const kind = ({ face }: Card) => (isLetter(face) ? 0 : face === WILD ? 1 : 2);
  const price = ({ face }: Card) => prices[face] ?? 0;
  const number = ({ face }: Card) => (isPrize(face) ? Number(face.slice(3)) : 0);
  return [...own]
    .sort(
      (one, other) =>
        kind(one) - kind(other) ||
        (by === 'price' ? price(other) - price(one) : 0) ||
        number(one) - number(other) ||
        one.face.localeCompare(other.face, 'ru') ||
        one.id - other.id,
    )
    .map((card) => card.id);
}
