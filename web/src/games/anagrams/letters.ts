/** Read ё as е, as it is printed on the cards. */
export const plain = (word: string): string => word.toLowerCase().replaceAll('ё', 'е');

/** Take letters away from others; null if not all of them are there. */
export function without(letters: string, taken: string): string | null {
  let left = letters;
  for (const letter of taken) {
    const at = left.indexOf(letter);
    if (at < 0) return null;
    left = left.slice(0, at) + left.slice(at + 1);
  }
  return left;
}

/** List the letters of a word that others lack. */
export function lacking(word: string, letters: string): string {
  let left = word;
  for (const letter of letters) left = left.replace(letter, '');
  return left;
}

/** Take the last of a letter out of a word; the word as it is where there is none. ё and е are one. */
export function dropped(word: string, letter: string): string {
  const at = plain(word).lastIndexOf(letter);
  return at < 0 ? word : word.slice(0, at) + word.slice(at + 1);
}

/** Count letters. */
export function counts(letters: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const letter of letters) found[letter] = (found[letter] ?? 0) + 1;
  return found;
}
