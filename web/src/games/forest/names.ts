/** Give each player one letter to stand on their cubes: the first that nobody before has. */
export function initials(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    const mine = letters.find((sign) => !taken.has(sign)) ?? String(seat + 1);
    taken.add(mine);
    return mine;
  });
}
