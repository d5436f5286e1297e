/** Which word's meaning is asked for, if any: any word on any table may be. */
export const asked: { word: string } = $state({ word: '' });

/** Show a word's meaning; the sheet that shows it hangs in the frame of the table. */
export function openWord(word: string): void {
  asked.word = word;
}
