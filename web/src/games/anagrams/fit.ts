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

/** How wide cards are, and in how many columns the other players sit. */
export interface Fit {
  letter: number;
  word: number;
  columns: number;
}

/** A card is higher than wide by so much. */
const STOCK = 1.28;
const LARGEST = 96;
const SMALLEST = 34;
const STEP = 4;
/** Cards of words beside letters of the middle. */
const SHARE = 0.58;
const WORD_LARGEST = 46;
const WORD_SMALLEST = 19;

/** Between letters of the middle, between words, between players; and inside a player's own place. */
export const GAPS = { letters: 8, words: 10, rows: 6, places: 8, padding: 10, inside: 2 } as const;
/** A player's column is no narrower. */
const COLUMN = 300;
/** With more others than this on one column, names stand in a row with their words. */
const ROOMY = 3;
/** The middle keeps room for so many, so that sizes do not change with every first letter. */
const EXPECTED = 7;

/** Whether there are so many players in so narrow a place that their boxes are left out. */
export const crowded = (others: number, width: number): boolean => others > ROOMY && width < 2 * COLUMN;

const columnsFor = (others: number, width: number): number =>
  Math.max(1, Math.min(others, Math.floor(width / COLUMN)));

/** How many rows words take, given their cards' width. */
export function rowsOf(words: readonly number[], card: number, width: number, before = 0): number {
  let rows = 1;
  let at = before;
  for (const length of words) {
    const wide = Math.min(width, length * (card + GAPS.inside) - GAPS.inside);
    if (at > 0 && at + wide > width) {
      rows += 1;
      at = 0;
    }
    at += wide + GAPS.words;
  }
  return rows;
}

function placeHeight(words: readonly number[], card: number, width: number, line: number): number {
  const rows = rowsOf(words, card, width - 2 * GAPS.padding);
  return line + rows * (card * STOCK + GAPS.rows) + 2 * GAPS.padding;
}

function othersHeight(lot: Lot, card: number, place: Place, columns: number): number {
  const { width, line } = place;
  if (crowded(lot.others.length, width)) {
    const rows = lot.others.reduce((sum, words) => sum + rowsOf(words, card, width, NAME * line), 0);
    return rows * (Math.max(card * STOCK, line) + GAPS.rows);
  }
  const wide = (width - (columns - 1) * GAPS.places) / columns;
  let height = 0;
  for (let first = 0; first < lot.others.length; first += columns) {
    const row = lot.others.slice(first, first + columns);
    height += GAPS.places + Math.max(...row.map((words) => placeHeight(words, card, wide, line)));
  }
  return height;
}

/** A name beside words is about so many lines wide. */
const NAME = 4.6;

function middleHeight(letters: number, card: number, width: number): number {
  const inRow = Math.max(1, Math.floor((width + GAPS.letters) / (card + GAPS.letters)));
  const rows = Math.ceil((Math.max(letters, EXPECTED) + 1) / inRow);
  return rows * (card * STOCK + GAPS.letters) + 2 * GAPS.letters;
}

/** Choose the largest cards with which everything is seen at once; the smallest where that cannot be. */
export function fit(lot: Lot, place: Place): Fit {
  const columns = columnsFor(lot.others.length, place.width);
  const left = (word: number): number => {
    const own = lot.own ? placeHeight(lot.own, word, place.width, place.line) + GAPS.places : 0;
    return place.height - own - othersHeight(lot, word, place, columns);
  };
  const fits = (letter: number, word: number) => middleHeight(lot.middle, letter, place.width) <= left(word);
  const both = largest((letter) => fits(letter, wordFor(letter)), SMALLEST);
  const word = wordFor(both);
  // What rows of words leave over is for the letters.
  return { letter: largest((letter) => fits(letter, word), both), word, columns };
}

/** Find the largest size that will do, or the least there is. */
function largest(fits: (size: number) => boolean, least: number): number {
  for (let size = LARGEST; size > least; size -= STEP) if (fits(size)) return size;
  return least;
}

const wordFor = (letter: number): number =>
  Math.max(WORD_SMALLEST, Math.min(WORD_LARGEST, Math.round(letter * SHARE)));
