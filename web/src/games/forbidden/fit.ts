/** How cards of one size fill a field. */
export interface Fit {
  /** A card's width in pixels. */
  width: number;
  /** Whether they still do not all fit, so that the field has to scroll. */
  over: boolean;
}

/** A card is so much higher than wide. */
const TALL = 1.28;
const GAP = 10;
/** What a finger hits. */
const LEAST = 44;

/** Find the largest cards of which so many find room in a field. */
export function fit(count: number, width: number, height: number, most: number): Fit {
  for (let size = Math.floor(most); size > LEAST; size -= 1)
    if (fits(count, width, height, size)) return { width: size, over: false };
  return { width: LEAST, over: !fits(count, width, height, LEAST) };
}

function fits(count: number, width: number, height: number, size: number): boolean {
  const columns = Math.floor((width + GAP) / (size + GAP));
  if (columns < 1) return false;
  return Math.ceil(count / columns) * (size * TALL + GAP) - GAP <= height;
}
