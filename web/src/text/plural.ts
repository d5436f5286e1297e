/** Give the form of a word that goes with a number: 1 карта, 2 карты, 5 карт. */
export function plural(count: number, one: string, few: string, many: string): string {
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return many;
  return ones === 1 ? one : ones > 1 && ones < 5 ? few : many;
}

/** Say a number with its word. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${plural(count, one, few, many)}`;
