/** A card is so many times as high as it is wide. */
export const TALL = 1.28;

/** Between the letters of a laid word, in pixels. */
const BESIDE = 2;

interface Room {
  width: number;
  height: number;
  gap: number;
  /** The widest and narrowest that a card may be. */
  most: number;
  least: number;
}

/** Say into how many columns so many cards go, in rows as even as can be. */
export function columns(count: number, wide: number, width: number, gap: number): number {
  const most = Math.max(1, Math.floor((width + gap) / (wide + gap)));
  return Math.ceil(count / Math.max(1, Math.ceil(count / most)));
}

/** Say how wide cards may be so that so many fit into a room, in as many rows as it takes. */
export function fits(count: number, room: Room): number {
  let best = room.least;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (room.width - room.gap * (columns - 1)) / columns;
    const high = (room.height - room.gap * (rows - 1)) / rows / TALL;
    best = Math.max(best, Math.min(wide, high, room.most));
  }
  return Math.floor(best * 2) / 2;
}

interface Shelves extends Room {
  /** What stands beside the words of each player. */
  name: number;
  /** Between two words, in cards. */
  apart: number;
  /** What a word has besides its letters: points, in cards; and prizes count as letters. */
  tail: number;
  /** Between players. */
  between: number;
}

/** Say how wide the letters of everybody's words may be so that all words are seen at once. */
export function shelved(players: readonly (readonly number[])[], room: Shelves): number {
  for (let wide = room.most; wide > room.least; wide -= 1) {
    if (high(players, room, wide) <= room.height) return wide;
  }
  const longest = Math.max(1, ...players.flat()) + room.tail;
  return Math.min(room.least, (room.width - room.name) / longest - BESIDE);
}

/** How high all words are if their letters are so wide; without end where a word is too long. */
export function high(players: readonly (readonly number[])[], room: Shelves, wide: number): number {
  const line = wide * TALL + room.gap;
  const across = room.width - room.name;
  let total = 0;
  for (const words of players) {
    let rows = 1;
    let used = 0;
    for (const letters of words) {
      const length = (letters + room.tail) * (wide + BESIDE);
      if (length > across) return Infinity;
      if (used && used + length > across) {
        rows += 1;
        used = 0;
      }
      used += length + room.apart * wide;
    }
    total += rows * line + room.between;
  }
  return total;
}
