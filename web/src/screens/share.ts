/** Whether this browser can hand a link over by itself. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hand something over; whoever thinks better of it is asked nothing. */
export async function share(what: { title: string; text?: string; url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch (why) {
    if (!(why instanceof DOMException) || why.name !== 'AbortError') throw why;
  }
}

/** Put a text where it can be pasted from; tells whether it is there. Only a page by https may do it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
