import type { Lying, Place } from './lying';
import { isLetter, WILD, type Lay } from './types';

/** A letter in the composing stick, and the card that serves it. */
export interface Slot {
  /** Its own for as long as it stands here. */
  key: number;
  /** Empty while a wild card waits to be told. */
  letter: string;
  /** Null where nothing at hand serves it. */
  card: number | null;
  /** The player took this very card; otherwise it was found for a typed letter. */
  picked: boolean;
}

export type Stick = readonly Slot[];

export const spelt = (stick: Stick): string => stick.map((slot) => slot.letter).join('');

/** The wild card that waits to be told which letter it is, if one does. */
export const waiting = (stick: Stick): Slot | undefined => stick.find((slot) => slot.letter === '');

const fresh = (stick: Stick): number => Math.max(0, ...stick.map((slot) => slot.key)) + 1;

/** Put a card of the table at the end. */
export function picked(stick: Stick, place: Place): Stick {
  const { id, face } = place.card;
  return [...stick, { key: fresh(stick), letter: face === WILD ? '' : face, card: id, picked: true }];
}

/** Put a letter at the end, served by what is at hand; a wild card that waits takes it first. */
export function typed(stick: Stick, letter: string, table: Lying): Stick {
  const waits = waiting(stick);
  if (waits) return stick.map((slot) => (slot === waits ? { ...slot, letter } : slot));
  return [...stick, { key: fresh(stick), letter, card: found(stick, letter, table), picked: false }];
}

/** Find a free card for a letter: of the hand, then the newest of the ribbon, then a wild one. */
function found(stick: Stick, letter: string, table: Lying): number | null {
  const used = new Set(stick.map((slot) => slot.card));
  let torn: number | null = null;
  let wild: number | null = null;
  for (const [id, place] of table) {
    if (used.has(id) || place.zone === 'word') continue;
    if (place.zone === 'ribbon') {
      if (place.card.face === letter) torn = id;
    } else if (place.card.face === letter) return id;
    else if (place.card.face === WILD) wild ??= id;
  }
  return torn ?? wild;
}

export const erased = (stick: Stick): Stick => stick.slice(0, -1);

export const without = (stick: Stick, key: number): Stick => stick.filter((slot) => slot.key !== key);

/** Move a letter before the one that stands at a place. */
export function moved(stick: Stick, key: number, to: number): Stick {
  const slot = stick.find((one) => one.key === key);
  if (!slot) return stick;
  const rest = without(stick, key);
  return [...rest.slice(0, to), slot, ...rest.slice(to)];
}

/** Keep the word when the table has changed: what lies elsewhere now is looked for anew. */
export function kept(stick: Stick, table: Lying): Stick {
  if (stick.every((slot) => slot.card !== null && serves(table.get(slot.card)))) return stick;
  let next: Stick = stick.filter((slot) => slot.letter !== '' || serves(table.get(slot.card ?? -1)));
  next = next.map((slot) =>
    serves(table.get(slot.card ?? -1)) ? slot : { ...slot, card: null, picked: false },
  );
  for (const slot of next) {
    if (slot.card === null) {
      const card = found(next, slot.letter, table);
      next = next.map((one) => (one.key === slot.key ? { ...one, card } : one));
    }
  }
  return next;
}

/** Whether a card may still serve where it lies: a wild one also in a laid word. */
const serves = (place: Place | undefined): boolean =>
  place !== undefined && (place.zone !== 'word' || place.card.face === WILD);

/** Where the ribbon is torn by these cards; its whole length where it is not. */
export function tornAt(cards: Iterable<number | null>, table: Lying, length: number): number {
  let at = length;
  for (const card of cards) {
    const place = card === null ? undefined : table.get(card);
    if (place?.zone === 'ribbon') at = Math.min(at, place.at);
  }
  return at;
}

/** Say how the word is laid just as it stands; null while a letter has no card. */
export function asItStands(stick: Stick, prize: number | null, table: Lying, ribbon: number): Lay | null {
  const cards = stick.map((slot) => slot.card);
  const waits = waiting(stick);
  if (waits || !stick.length || !cards.every((card) => card !== null)) return null;
  const used = new Set<number>(cards);
  const start = tornAt(cards, table, ribbon);
  const swaps = [];
  for (const card of cards) {
    const freed = table.get(card);
    if (freed?.zone !== 'word') continue;
    const given = put(freed.stands, used, start, table);
    if (given === null) return null;
    used.add(given);
    swaps.push({ owner: freed.owner, word: freed.word, letter: freed.letter, card: given });
  }
  return { type: 'lay', word: spelt(stick), cards, swaps, prize, extra: [] };
}

/** Find what is put in a wild card's place: of the hand, else torn off along. */
function put(face: string, used: ReadonlySet<number>, start: number, table: Lying): number | null {
  for (const [id, place] of table) {
    if (used.has(id) || place.card.face !== face || !isLetter(face)) continue;
    if (place.zone === 'hand' || (place.zone === 'ribbon' && place.at > start)) return id;
  }
  return null;
}
