import { spelling } from '$/parts/letters';
import { treeAt } from '../field/ground';
import { writing as words } from '../text';
import type { Place } from '../types';
import { mine, type Deed, type Desk, type Hand, type Look } from './hand';
import { countLetters, retyped, spelt, textOf, usesFront, usesTree, type Pick } from './picks';

/** A word is kept by the table when nothing was changed for so long. */
const PAUSE = 1_200;
/** And so long before the sand has run out, whatever is being written. */
const BEFORE_END = 900;

/** The secret word: written by tapping trees or by typing, kept by the table as a draft. */
export class Writing implements Hand {
  readonly kind = 'write';
  readonly spots = [];
  picks: readonly Pick[] = $state.raw([]);
  #finishing = $state(false);
  /** Changed since «готово», which the table takes back as soon as it hears of it. */
  #changed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Desk) {
    const draft = desk.view.draft;
    if (draft) this.picks = retyped(draft.text, [], this.#trees, this.front);
  }

  get text(): string {
    return textOf(this.picks);
  }

  /** The letters of the own cards that lie open. */
  get front(): string {
    return this.desk.view.fronts[mine(this.desk)]?.letters ?? '';
  }

  get ready(): boolean {
    return this.#finishing || (!this.desk.menu.ready && !this.#changed);
  }

  /** Whether the table has the word as it is written. */
  get kept(): boolean {
    return this.desk.view.draft?.text === this.text;
  }

  get ownUsed(): number {
    return this.picks.filter(({ from }) => from !== null && 'front' in from).length;
  }

  /** What may be written with, and how much of it is used. */
  get letters(): { offer: Record<string, number>; used: Record<string, number> } {
    const open = this.#trees.flatMap(({ letter }) => (letter ? [letter] : []));
    return {
      offer: countLetters([...open, ...this.front]),
      used: countLetters(this.picks.filter(({ from }) => from).map(({ letter }) => spelt(letter))),
    };
  }

  get title(): string {
    return this.ready ? words.written : words.title;
  }

  get wrong(): boolean {
    return !this.ready && this.#fault !== '';
  }

  get hint(): string {
    if (this.ready) return this.#awaited;
    if (this.#fault) return this.#fault;
    const { draft } = this.desk.view;
    if (!this.text) return draft ? words.keptOther(draft.text) : words.how;
    return this.kept ? words.kept : words.writing;
  }

  get main(): Deed {
    const can = !this.ready && this.text.length > 0;
    return { label: this.ready ? words.waiting : words.ready, can, go: () => void this.finish() };
  }

  get side(): Deed {
    if (this.ready) return { label: words.change, can: !this.#finishing, go: () => this.reopen() };
    return this.text
      ? { label: words.erase, icon: 'erase', can: true, go: () => this.erase() }
      : { label: words.nothing, can: !this.desk.view.draft, go: () => void this.finish() };
  }

  look(place: Place): Look {
    const order = usesTree(this.picks, place);
    if (order >= 0) return { mark: 'chosen', order: order + 1 };
    return this.ready || !treeAt(this.#trees, place)?.letter ? { mark: 'faint' } : {};
  }

  tap(place: Place): void {
    const used = usesTree(this.picks, place);
    const letter = treeAt(this.#trees, place)?.letter;
    if (used >= 0) this.drop(used);
    else if (letter) this.#write([...this.picks, { letter, from: { at: place } }]);
  }

  /** Take a card of the own front into the word, or out of it. */
  tapFront(card: number): void {
    const used = usesFront(this.picks, card);
    const letter = this.front[card];
    if (used >= 0) this.drop(used);
    else if (letter && this.ownUsed < this.desk.view.most_of_front)
      this.#write([...this.picks, { letter, from: { front: card } }]);
  }

  /** Take one letter out of the word. */
  drop(number: number): void {
    this.#write(this.picks.filter((_, index) => index !== number));
  }

  /** Write the word anew, as it was typed. */
  type(word: string): void {
    this.#write(retyped(spelling(word), this.picks, this.#trees, this.front));
  }

  erase(): void {
    this.#write(this.picks.slice(0, -1));
  }

  clear(): void {
    this.#write([]);
  }

  /** Say «готово», the word first where the table has not got it. */
  async finish(): Promise<void> {
    if (this.ready) return;
    clearTimeout(this.#timer);
    this.#finishing = true;
    const kept = !this.text || this.kept || (await this.desk.act({ type: 'write', word: this.text }));
    if (kept && (await this.desk.act({ type: 'ready' }))) this.#changed = false;
    this.#finishing = false;
  }

  /** Write again after «готово»: the table takes it back. */
  reopen(): void {
    this.#changed = true;
    if (this.text) void this.desk.act({ type: 'write', word: this.text });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #trees() {
    return this.desk.view.field.trees;
  }

  get #awaited(): string {
    const { ready, seats, you } = this.desk.view;
    const late = Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => seat !== you && !ready.includes(seat),
    );
    return words.waits(late.map((seat) => this.desk.name(seat)));
  }

  get #fault(): string {
    const missing = this.picks.filter(({ from }) => from === null).map(({ letter }) => letter);
    if (missing.length) return words.missing(missing);
    if (this.ownUsed > this.desk.view.most_of_front) return words.tooManyOwn(this.desk.view.most_of_front);
    if (this.desk.view.used.includes(spelt(this.text))) return words.used;
    const verdict = this.kept ? this.desk.view.draft?.verdict : null;
    return verdict && verdict.reason !== 'legal' ? words.judged(verdict.reason) : '';
  }

  #write(picks: readonly Pick[]): void {
    if (this.ready && this.text) return;
    this.picks = picks;
    this.#changed = true;
    this.desk.meant = { word: spelt(this.text), picks };
    clearTimeout(this.#timer);
    if (!this.text || this.kept) return;
    const { phase } = this.desk.view;
    const left = phase.type === 'write' ? phase.until - this.desk.now : 0;
    const wait = Math.max(0, Math.min(PAUSE, left - BEFORE_END));
    this.#timer = setTimeout(() => void this.desk.act({ type: 'write', word: this.text }), wait);
  }
}
