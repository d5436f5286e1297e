import { dropped, plain, without } from './letters';
import type { Call, TableWord, View } from './types';

/** A way to make the word that was picked among those that the server found. */
interface Picked {
  word: string;
  take: readonly number[];
}

/** The word that is being put together: typed, tapped, or both. What the table does meanwhile changes no letter of it. */
export class Draft {
  word: string = $state('');
  /** What was called last: it can be taken up again. */
  last: string = $state('');
  #named: readonly number[] = $state.raw([]);
  #touched: readonly number[] = $state.raw([]);
  #picked: Picked | null = $state.raw(null);
  readonly #look: () => View;

  constructor(look: () => View) {
    this.#look = look;
  }

  /** Table words to be used: those named by a tap, or of the picked way, that still lie there and still fit. */
  readonly named: readonly TableWord[] = $derived.by(() => {
    const ids = this.#picked?.word === this.word ? this.#picked.take : this.#named;
    const found: TableWord[] = [];
    let rest = plain(this.word);
    for (const id of ids) {
      const word = this.#look().words.find((each) => each.id === id);
      const left = word ? without(rest, word.word) : null;
      if (!word || left === null) continue;
      found.push(word);
      rest = left;
    }
    return found;
  });

  /** Letters that come from nowhere named: from the middle, as far as they lie there. */
  readonly loose: string = $derived.by(() => {
    const used = this.named.map((each) => each.word).join('');
    return without(plain(this.word), used) ?? '';
  });

  /** Cards of the middle that the loose letters stand for, those touched by hand first. */
  readonly cards: ReadonlySet<number> = $derived.by(() => {
    const middle = this.#look().middle;
    const order = [
      ...middle.filter(({ card }) => this.#touched.includes(card)),
      ...middle.filter(({ card }) => !this.#touched.includes(card)),
    ];
    const found = new Set<number>();
    for (const letter of this.loose) {
      const open = order.find(({ card, face }) => face === letter && !found.has(card));
      if (open) found.add(open.card);
    }
    return found;
  });

  /** Put a letter at the end. */
  letter(letter: string): void {
    this.word += letter;
  }

  /** Take the last letter away. */
  erase(): void {
    this.word = this.word.slice(0, -1);
  }

  /** Begin anew. */
  clear(): void {
    this.word = '';
    this.#named = [];
    this.#touched = [];
    this.#picked = null;
  }

  /** Take a card of the middle, or put it back. */
  touch(card: number, face: string): void {
    if (this.cards.has(card)) {
      this.#touched = this.#touched.filter((each) => each !== card);
      this.word = dropped(this.word, face);
    } else {
      this.#touched = [...this.#touched, card];
      this.word += face;
    }
  }

  /** Use a word of the table, or let it be. Letters that stand there already are not put there twice. */
  use(word: TableWord): void {
    if (this.named.some(({ id }) => id === word.id)) {
      this.#forget(word.id);
      for (const letter of word.word) this.word = dropped(this.word, letter);
      return;
    }
    const ids = this.named.map(({ id }) => id);
    if (without(this.loose, word.word) === null) this.word += word.word;
    this.#named = [...ids, word.id];
    this.#picked = null;
  }

  /** Choose one of the ways that the server found. */
  pick(take: readonly number[]): void {
    this.#picked = { word: this.word, take };
  }

  /** Whether this is the chosen way. */
  picked(take: readonly number[]): boolean {
    const chosen = this.#picked?.word === this.word ? this.#picked.take : null;
    return chosen !== null && chosen.join() === take.join();
  }

  /** Call it: gives the act, and begins anew. */
  call(): Call | null {
    if (!this.word) return null;
    const take = this.named.map(({ id }) => id);
    const chosen = this.#picked?.word === this.word || take.length > 0;
    const act: Call = { type: 'call', word: this.word, ...(chosen ? { take } : {}) };
    this.last = this.word;
    this.clear();
    return act;
  }

  /** Take up the last call again, where nothing was written since. */
  recall(): void {
    if (!this.word) this.word = this.last;
  }

  #forget(id: number): void {
    this.#named = this.named.map((each) => each.id).filter((each) => each !== id);
    this.#picked = null;
  }
}
