import type { Answer } from '$/table/live.svelte';
import { dressed, fitting, prizeOf, wished, type Way, type Wish } from './fitting';
import { lying } from './lying';
import {
  asItStands,
  erased,
  kept,
  moved,
  picked,
  spelt,
  tornAt,
  typed,
  waiting,
  without,
  type Stick,
} from './stick';
import { isPrize, WILD, type Card, type Lay, type Live, type Menu } from './types';

export type Mode = 'word' | 'feed' | 'exchange';

/** The server is asked when a player has paused so long: it answers only so many times a minute. */
const PAUSE = 220;
const TOO_OFTEN = 2_500;
const LEAST_ASKED = 2;
const NOTHING: Menu = {};

/** What a player is about to do: a word in the making, a card for the ribbon, prizes to exchange. */
export class Composer {
  stick: Stick = $state.raw([]);
  wish: Wish = $state('best');
  /** The letter card that is about to go to the ribbon. */
  feeding: number | null = $state(null);
  /** Prizes that are about to be exchanged. */
  given: readonly number[] = $state.raw([]);
  /** The prize whose text is shown. */
  read: string | null = $state(null);
  #wanted: Mode = $state('word');
  #told: { word: string; ways: readonly Way[] } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly live: Live) {}

  readonly view = $derived.by(() => this.live.view);
  readonly menu = $derived.by(() => this.live.menu ?? NOTHING);
  readonly table = $derived.by(() => (this.view ? lying(this.view) : new Map()));
  readonly ribbon = $derived.by(() => this.view?.ribbon.length ?? 0);
  readonly word = $derived.by(() => spelt(this.stick));
  readonly waits = $derived.by(() => waiting(this.stick));

  /** What the taps mean now. */
  readonly mode = $derived.by((): Mode => {
    const { lay, feed = [], exchange = [] } = this.menu;
    if (!lay && feed.length) return 'feed';
    if (this.#wanted === 'feed' && feed.length) return 'feed';
    return this.#wanted === 'exchange' && exchange.length ? 'exchange' : 'word';
  });

  /** The server's ways that keep to what the player took; null while it has not said. */
  readonly ways = $derived.by(() =>
    this.#told && this.#told.word === this.word
      ? fitting(this.#told.ways, this.stick, this.table, this.ribbon)
      : null,
  );
  readonly way = $derived.by(() => (this.ways && wished(this.ways, this.wish, this.table)) ?? null);
  readonly standing = $derived.by(() => dressed(this.stick, this.way?.lay ?? null));
  /** The act that the main button would send. */
  readonly lay = $derived.by((): Lay | null => {
    if (this.way) return this.way.lay;
    return asItStands(this.stick, this.#wishedPrize(), this.table, this.ribbon);
  });
  readonly prize = $derived.by(() => (this.lay ? prizeOf(this.lay, this.table) : null));
  readonly impossible = $derived.by(
    () => this.#told?.word === this.word && this.#told.ways.length === 0 && this.word.length > 0,
  );
  /** Where the ribbon would be torn; its length where it would not. */
  readonly torn = $derived.by(() =>
    tornAt(
      this.standing.map((slot) => slot.card),
      this.table,
      this.ribbon,
    ),
  );
  /** Every card that is spoken for. */
  readonly spent = $derived.by((): ReadonlySet<number> => {
    const cards = this.standing.map((slot) => slot.card);
    const { swaps = [], extra = [], prize = null } = this.lay ?? {};
    return new Set(
      [...cards, ...swaps.map((swap) => swap.card), ...extra, prize].filter((id) => id !== null),
    );
  });

  /** Whether some way of this word takes a prize of this kind. */
  takes(face: string): boolean {
    return this.ways?.some(({ lay }) => prizeOf(lay, this.table) === face) ?? false;
  }

  want(mode: Mode): void {
    this.#wanted = mode;
    this.feeding = null;
    this.given = [];
    this.read = null;
  }

  clear(): void {
    this.stick = [];
    this.wish = 'best';
    this.read = null;
    this.#wanted = 'word';
    this.feeding = null;
    this.given = [];
  }

  /** Touch a card of the own hand. */
  touch(card: Card): void {
    if (this.mode === 'feed') {
      if (this.menu.feed?.includes(card.id)) this.feeding = this.feeding === card.id ? null : card.id;
    } else if (this.mode === 'exchange') this.#give(card.id);
    else if (isPrize(card.face)) this.#wishFor(card.face);
    else this.take(card.id);
  }

  /** Take a card of hand, ribbon or a laid word into the stick, or put it back. */
  take(id: number): void {
    const place = this.table.get(id);
    if (!place) return;
    this.read = null;
    if (this.mode !== 'word') this.want('word');
    const here = this.standing.find((slot) => slot.card === id);
    if (here) this.stick = without(this.stick, here.key);
    else if (!this.spent.has(id) || place.zone === 'hand') this.stick = picked(this.stick, place);
  }

  type(letter: string): void {
    this.read = null;
    const plain = letter === 'ё' ? 'е' : letter;
    if (this.mode === 'feed') {
      const card = this.view?.own.find(
        ({ id, face }) => face === plain && this.menu.feed?.includes(id) && id !== this.feeding,
      );
      if (card) this.feeding = card.id;
      return;
    }
    if (this.mode === 'exchange') this.want('word');
    this.stick = typed(this.stick, plain, this.table);
  }

  erase(): void {
    this.stick = erased(this.stick);
  }

  drop(key: number): void {
    this.stick = without(this.stick, key);
  }

  move(key: number, to: number): void {
    this.stick = moved(this.stick, key, to);
  }

  /** Let a wild card be told anew which letter it is. */
  retell(key: number): void {
    this.stick = this.standing.map((slot) =>
      slot.key === key ? { ...slot, letter: '', picked: true } : slot,
    );
  }

  /** Make the word in one of the other ways. */
  choose(way: Way): void {
    this.wish = prizeOf(way.lay, this.table) ?? 'none';
    this.stick = dressed(this.stick, way.lay).map((slot) => ({ ...slot, picked: true }));
  }

  /** Look at the stick again: the table has changed. */
  renew(): void {
    this.stick = kept(this.stick, this.table);
    this.#told = null;
    if (this.feeding !== null && !this.menu.feed?.includes(this.feeding)) this.feeding = null;
    this.given = this.given.filter((id) => this.menu.exchange?.includes(id));
  }

  /** Ask how the word can be made, when the player pauses; gives back how not to. */
  ask(): () => void {
    clearTimeout(this.#timer);
    const word = this.word;
    if (!this.menu.lay || this.waits || word.length < LEAST_ASKED) return () => undefined;
    const answered = (answer: Answer): void => {
      if (answer.type === 'ways') {
        const points = answer.points ?? [];
        const ways = (answer.ways as Lay[]).map((lay, at) => ({ lay, points: points[at] ?? null }));
        this.#told = { word, ways };
      } else if (this.word === word) this.#timer = setTimeout(send, TOO_OFTEN);
    };
    const send = (): void => void this.live.send({ type: 'ask_ways', word }).then(answered);
    this.#timer = setTimeout(send, PAUSE);
    return () => clearTimeout(this.#timer);
  }

  #give(id: number): void {
    const { exchange = [], exchange_most = 0 } = this.menu;
    if (this.given.includes(id)) this.given = this.given.filter((one) => one !== id);
    else if (exchange.includes(id) && this.given.length < exchange_most) this.given = [...this.given, id];
  }

  #wishFor(face: string): void {
    if (this.prize === face) this.wish = 'none';
    else if (this.takes(face)) this.wish = face;
    this.read = face;
  }

  #wishedPrize(): number | null {
    return this.view?.own.find(({ face }) => face === this.wish)?.id ?? null;
  }

  /** Whether a card of the stick is a wild one. */
  wild(id: number | null): boolean {
    return id !== null && this.table.get(id)?.card.face === WILD;
  }
}
