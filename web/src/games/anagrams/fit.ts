/** What has to find room on the table: how long everybody's words are, and how many letters lie in the middle. */
export interface Lot {
  /** Of each other player, the lengths of their words. */
  others: readonly (readonly number[])[];
  /** Of our own; null for who only looks on. */
  own: readonly number[] | null;
  middle: number;
}

/** The room there is. */
export interface Place {
  width: number;
  height: number;
  /** The height of a line of text. */
  line: number;
}

/** How wide cards are, and how the players sit. */
export interface Fit {
  letter: number;
  word: number;
  columns: number;
  /** Names stand in a row with their words, without boxes. */
  dense: boolean;
  /** Everything is seen at once; else parts of it scroll. */
  whole: boolean;
}

const LARGEST = 96;
const SMALLEST = 28;
const STEP = 2;
/** Cards of words beside letters of the middle. */
const SHARE = 0.58;
const WORD_LARGEST = 46;
const WORD_SMALLEST = 14;
/** Below this the letters of a word are printed on one strip, without gaps. */
export const STRIP = 22;

const GAP = { letters: 8, words: 10, rows: 6, places: 8 } as const;
/** A box around a player's place takes so much on either side. */
const PADDING = 10;
/** A player's column is no narrower. */
const COLUMN = 300;
/** A name beside words is about so many lines wide; in a wide place all rows of words begin behind it. */
const NAME = 4.6;
const NAME_APART = 6;
const WIDE = 700;
/** The middle keeps room for so many, so that sizes do not change with every first letter. */
const EXPECTED = 7;
/** Cards of words as wide as this are read with ease: then boxes stay. */
const COMFORT = 26;
/** Boxes are given up where words grow by so much without them. */
const WORTH = 1.15;
/** Cards grow again only by so much at once: a table that breathes with every word is restless. */
const GROWTH = 1.3;

/** How high a card is, and how far from the next in its word, as the styles have it. */
export const stockOf = (card: number): number => card * (card < STRIP ? 1.5 : 1.28);
const apart = (card: number): number => (card < STRIP ? 0 : 2);
const wideOf = (length: number, card: number): number => length * (card + apart(card));

/** How many rows words take, given their cards' width, where the first row has something before them. */
export function rowsOf(words: readonly number[], card: number, width: number, before = 0): number {
  let rows = 1;
  let at = before;
  for (const length of words) {
    const wide = wideOf(length, card);
    if (at > 0 && at + wide > width) {
      rows += 1;
      at = 0;
    }
    rows += Math.max(0, Math.ceil(wide / width) - 1);
    at += Math.min(width, wide) + GAP.words;
  }
  return rows;
}

function boxHeight(words: readonly number[], card: number, width: number, line: number): number {
  const rows = rowsOf(words, card, width - 2 * PADDING);
  return line + rows * (stockOf(card) + GAP.rows) + 2 * PADDING;
}

function rowHeight(words: readonly number[], card: number, place: Place): number {
  const width = place.width - 2 * PADDING;
  const rows =
    place.width < WIDE
      ? rowsOf(words, card, width, NAME * place.line)
      : rowsOf(words, card, width - NAME_APART * place.line);
  return rows * (Math.max(stockOf(card), place.line * 0.8) + GAP.rows) + GAP.rows;
}

function denseHeight(lot: Lot, card: number, place: Place): number {
  let height = 0;
  let at = place.width;
  for (const words of lot.others) {
    const name = place.width < WIDE ? NAME : NAME_APART;
    const wide = name * place.line + words.reduce((sum, length) => sum + wideOf(length, card) + GAP.words, 0);
    const shares = wide <= place.width && at + wide <= place.width;
    if (!shares) height += rowHeight(words, card, place);
    at = shares ? at + wide : wide <= place.width ? wide : place.width;
  }
  return height;
}

function boxesHeight(lot: Lot, card: number, place: Place, columns: number): number {
  const wide = (place.width - (columns - 1) * GAP.places) / columns;
  let height = 0;
  for (let first = 0; first < lot.others.length; first += columns) {
    const row = lot.others.slice(first, first + columns);
    height += GAP.places + Math.max(...row.map((words) => boxHeight(words, card, wide, place.line)));
  }
  return height;
}

function middleHeight(letters: number, card: number, width: number): number {
  const inRow = Math.max(1, Math.floor((width + GAP.letters) / (card + GAP.letters)));
  const rows = Math.ceil((Math.max(letters, EXPECTED) + 1) / inRow);
  return rows * (card * 1.28 + GAP.letters) + 2 * GAP.letters;
}

/** Find the largest size that will do, or the least there is. */
function largest(fits: (size: number) => boolean, least: number): number {
  for (let size = LARGEST; size > least; size -= STEP) if (fits(size)) return size;
  return least;
}

const wordFor = (letter: number): number =>
  Math.max(WORD_SMALLEST, Math.min(WORD_LARGEST, Math.round(letter * SHARE)));

function fitted(lot: Lot, place: Place, columns: number, dense: boolean): Fit {
  const { width, height, line } = place;
  const side = dense ? width : (width - (columns - 1) * GAP.places) / columns;
  const longest = Math.max(0, ...lot.others.flat());
  const unbroken = (word: number) =>
    wideOf(longest, word) <= side - 2 * PADDING &&
    wideOf(Math.max(0, ...(lot.own ?? [])), word) <= width - 2 * PADDING;
  const left = (word: number): number => {
    const own = lot.own
      ? dense
        ? rowHeight(lot.own, word, place)
        : boxHeight(lot.own, word, width, line)
      : 0;
    const others = dense ? denseHeight(lot, word, place) : boxesHeight(lot, word, place, columns);
    return height - own - others - GAP.places;
  };
  const fits = (letter: number, word: number) =>
    unbroken(word) && middleHeight(lot.middle, letter, width) <= left(word);
  const both = largest((letter) => fits(letter, wordFor(letter)), SMALLEST);
  const word = wordFor(both);
  // What rows of words leave over is for the letters.
  const letter = largest((size) => fits(size, word), both);
  return { letter, word, columns, dense, whole: fits(letter, word) };
}

/** Choose the largest cards with which everything is seen at once; the smallest where that cannot be. */
export function fit(lot: Lot, place: Place): Fit {
  const columns = Math.max(1, Math.min(lot.others.length, Math.floor(place.width / COLUMN)));
  const boxes = fitted(lot, place, columns, false);
  const rows = fitted(lot, place, 1, true);
  return boxes.whole && (boxes.word >= COMFORT || rows.word < boxes.word * WORTH) ? boxes : rows;
}

/** Go from one fit to the next: smaller at once, larger only where it is worth the stir. */
export function settled(before: Fit | null, now: Fit): Fit {
  if (before?.dense !== now.dense || before.columns !== now.columns) return now;
  const step = (old: number, fresh: number) => (fresh > old && fresh < old * GROWTH ? old : fresh);
  return { ...now, letter: step(before.letter, now.letter), word: step(before.word, now.word) };
}
