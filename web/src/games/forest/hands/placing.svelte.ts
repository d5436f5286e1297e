import type { PlaceCubes, PlaceMenu } from '$/wire/made/forest';
import { same, spot, treeAt } from '../field/ground';
import { placing as words } from '../text';
import type { Place } from '../types';
import { mine, type Deed, type Desk, type Hand, type Look } from './hand';

type Cards = readonly (Place | null)[];

const has = (places: readonly Place[], place: Place): boolean => places.some((one) => same(one, place));
const without = (places: readonly Place[], place: Place): Place[] => {
  const at = places.findIndex((one) => same(one, place));
  return places.filter((_, index) => index !== at);
};

/** Marking the own word: which card serves which letter, where another cube goes, which cubes are moved. */
export class Placing implements Hand {
  readonly kind = 'place';
  readonly spots = [];
  readonly word: string;
  /** For each letter its tree; `null`: a card of the own front. */
  cards: Cards = $state.raw([]);
  /** Trees with an own cube that get another. */
  added: readonly Place[] = $state.raw([]);
  /** Trees that cubes are taken from. */
  moved: readonly Place[] = $state.raw([]);
  /** The letter whose card is being chosen. */
  current: number | null = $state(null);
  ways: readonly PlaceCubes[] = $state.raw([]);
  #way = $state(-1);
  #touched = false;

  constructor(readonly desk: Desk) {
    this.word = desk.view.words[mine(desk)]?.word ?? '';
    this.#take({ type: 'place', cards: [...this.#simplest()] });
    const meant = this.#meant();
    if (meant) this.#take({ type: 'place', cards: [...meant] });
    void desk.ways(this.word).then((ways) => this.#told(ways, meant));
  }

  get menu(): PlaceMenu {
    return this.desk.menu.place ?? { letters: [], supply: 0, spare: [] };
  }

  get title(): string {
    return words.title;
  }

  get wrong(): boolean {
    return this.moved.length < this.short;
  }

  get hint(): string {
    if (this.wrong) return words.move(this.short - this.moved.length);
    if (this.current !== null) return words.choose(this.word[this.current] ?? '');
    const won = this.#won;
    return won.length ? words.leads(won) : words.spends(this.cubes.length, this.menu.supply);
  }

  get main(): Deed {
    return {
      label: words.place(this.cubes.length),
      can: !this.wrong && !this.desk.busy,
      go: () => void this.desk.act(this.#act),
    };
  }

  get side(): Deed | null {
    if (this.ways.length < 2) return null;
    return { label: words.another, icon: 'again', can: true, go: () => this.next() };
  }

  /** Trees of the word that get their first own cube, then those that get another. */
  get cubes(): readonly Place[] {
    return [...this.#needed, ...this.added];
  }

  /** How many cubes the supply lacks. */
  get short(): number {
    return Math.max(0, this.#needed.length - this.menu.supply);
  }

  look(place: Place): Look {
    const order = this.cards.findIndex((card) => card && same(card, place));
    const given = has(this.cubes, place) ? 1 : 0;
    const taken = this.moved.filter((one) => same(one, place)).length;
    const look: Look = { cubes: given - taken };
    if (given !== taken) look.lead = this.#lead(place, given - taken);
    if (order >= 0) return { ...look, mark: this.current === order ? 'offered' : 'chosen', order: order + 1 };
    if (taken) return { ...look, mark: 'leaves' };
    const letter = treeAt(this.desk.view.field.trees, place)?.letter;
    const wanted = this.current === null ? this.word : this.word[this.current];
    const fits = letter !== null && letter !== undefined && wanted?.includes(letter);
    return { ...look, mark: fits || (this.short > 0 && has(this.menu.spare, place)) ? 'offered' : 'faint' };
  }

  /** What a tap on a tree does: another card for its letter, one more cube, or a cube less. */
  tap(place: Place): void {
    this.#touched = true;
    const order = this.cards.findIndex((card) => card && same(card, place));
    const own = this.#own(place);
    if (order >= 0) {
      if (own && (has(this.added, place) || this.#spareSupply > 0)) this.#toggleAdded(place);
      else if (own > 1 && this.short) this.#toggleMoved(place);
      else this.current = this.current === order ? null : order;
      return;
    }
    const slot = this.#slotFor(treeAt(this.desk.view.field.trees, place)?.letter ?? '');
    if (slot !== null && !has(this.moved, place)) this.#serve(slot, place);
    else if (own) this.#toggleMoved(place);
  }

  /** Choose which letter is served anew. */
  choose(letter: number): void {
    this.current = this.current === letter ? null : letter;
  }

  /** Whether a letter can be served by an own card. */
  mayOwn(letter: number): boolean {
    return this.menu.letters[letter]?.front ?? false;
  }

  /** Serve a letter by an own card, or by a tree again. */
  toggleOwn(letter: number): void {
    this.#touched = true;
    if (this.cards[letter]) return this.#serve(letter, null);
    const free = this.menu.letters[letter]?.places.find(
      (place) => !this.cards.some((card) => card && same(card, place)),
    );
    if (free) this.#serve(letter, free);
  }

  /** Show the next way that the table knows. */
  next(): void {
    this.#touched = true;
    this.#way = (this.#way + 1) % this.ways.length;
    const way = this.ways[this.#way];
    if (way) this.#take(way);
  }

  clear(): void {
    this.current = null;
  }

  get #act(): PlaceCubes {
    const act: PlaceCubes = { type: 'place', cards: [...this.cards] };
    if (this.added.length) act.add = [...this.added];
    if (this.moved.length) act.from = [...this.moved];
    return act;
  }

  get #needed(): Place[] {
    return this.cards.filter((card): card is Place => card !== null && !this.#own(card));
  }

  get #spareSupply(): number {
    return this.menu.supply - this.#needed.length - this.added.length;
  }

  get #won(): string[] {
    const { trees } = this.desk.view.field;
    return this.cubes.flatMap((place) => {
      const number = trees.findIndex((tree) => same(tree.place, place));
      const letter = trees[number]?.letter;
      return letter && this.desk.menu.outlook?.more[number] === mine(this.desk) ? [letter] : [];
    });
  }

  #lead(place: Place, cubes: number): number | null {
    const number = this.desk.view.field.trees.findIndex((tree) => same(tree.place, place));
    const { outlook } = this.desk.menu;
    return (cubes > 0 ? outlook?.more : outlook?.fewer)?.[number] ?? null;
  }

  #own(place: Place): number {
    return treeAt(this.desk.view.field.trees, place)?.cubes[mine(this.desk)] ?? 0;
  }

  #slotFor(letter: string): number | null {
    if (!letter) return null;
    if (this.current !== null && this.word[this.current] === letter) return this.current;
    const slots = [...this.word].flatMap((one, number) => (one === letter ? [number] : []));
    // The one that has waited longest for a change: each further tap goes to the next of equal letters.
    return slots.length ? (slots[this.#turns++ % slots.length] ?? null) : null;
  }
  #turns = 0;

  #serve(letter: number, place: Place | null): void {
    this.cards = this.cards.map((card, number) => (number === letter ? place : card));
    this.current = null;
    this.#settle();
  }

  #toggleAdded(place: Place): void {
    this.added = has(this.added, place) ? without(this.added, place) : [...this.added, place];
  }

  #toggleMoved(place: Place): void {
    const mayGive = this.#own(place) - (this.cards.some((card) => card && same(card, place)) ? 1 : 0);
    const given = this.moved.filter((one) => same(one, place)).length;
    if (given && (given >= mayGive || this.moved.length >= this.short))
      this.moved = without(this.moved, place);
    else if (given < mayGive && this.short) this.moved = [...this.moved, place].slice(-this.short);
  }

  /** Keep only what still fits the cards chosen. */
  #settle(): void {
    const used = this.cards.filter((card): card is Place => card !== null);
    const left = Math.max(0, this.menu.supply - this.#needed.length);
    this.added = this.added.filter((place) => has(used, place)).slice(0, left);
    const short = this.short;
    this.moved = this.moved.filter((place) => this.#own(place) > (has(used, place) ? 1 : 0)).slice(0, short);
    for (const place of this.menu.spare) {
      if (this.moved.length >= short) break;
      if (!has(used, place) && !has(this.moved, place)) this.moved = [...this.moved, place];
    }
  }

  #take(way: PlaceCubes): void {
    this.cards = way.cards;
    this.added = way.add ?? [];
    this.moved = way.from ?? [];
    this.current = null;
    this.#settle();
  }

  #simplest(): Cards {
    const taken = new Set<string>();
    return this.menu.letters.map(({ places }) => {
      const free = places.find((place) => !taken.has(spot(place))) ?? null;
      if (free) taken.add(spot(free));
      return free;
    });
  }

  /** The trees that were tapped while the word was written, where they can still serve it. */
  #meant(): Cards | null {
    const { meant } = this.desk;
    if (!meant || meant.word !== this.word) return null;
    const cards = meant.picks.map(({ from }) => (from && 'at' in from ? from.at : null));
    const fit = cards.every((card, letter) => {
      const sources = this.menu.letters[letter];
      return card ? has(sources?.places ?? [], card) : sources?.front;
    });
    return fit ? cards : null;
  }

  #told(ways: readonly PlaceCubes[], meant: Cards | null): void {
    this.ways = ways;
    if (this.#touched || !ways.length) return;
    const trees = (cards: Cards) =>
      cards
        .map((card) => (card ? spot(card) : ''))
        .sort()
        .join();
    const alike = meant ? ways.findIndex((way) => trees(way.cards) === trees(meant)) : 0;
    this.#way = alike;
    const way = ways[alike];
    if (way) this.#take(way);
  }
}
