import { untrack } from 'svelte';
import { Calling } from './calling.svelte';
import { follow, type Places, type Spot } from './places';
import { same, type Act, type Choice, type Live, type Menu, type Seen, type View } from './types';
import { Voice } from './voice.svelte';

const NOTHING: Menu = {};
const NOWHERE: Places = { talk: [], showcase: [], hand: [], given: 0 };

/** One player's side of a table: what lies where, what is chosen, what is being said. */
export class Desk {
  places: Places = $state.raw(NOWHERE);
  /** The card that lies ready. */
  chosen: Choice | null = $state.raw(null);
  /** Whether it is laid by itself as soon as it may be. */
  armed = $state(false);
  readonly calling = new Calling();
  readonly voice = new Voice();
  #game = 1;

  /** Must be made while a component is. */
  constructor(readonly live: Live) {
    $effect.pre(() => {
      const { view, pending } = live;
      if (view) untrack(() => this.#follow(view, pending));
    });
    $effect(() => live.onSeen((events) => this.#hear(events)));
    $effect(() => {
      const { armed, chosen, menu } = this;
      if (!armed) return;
      if (chosen && this.offers(chosen)) untrack(() => this.lay());
      else if (!chosen || (menu.opens ?? null) === null) this.armed = false;
    });
    $effect(() => () => this.voice.hush());
  }

  get view(): View | null {
    return this.live.view;
  }

  get menu(): Menu {
    return this.live.menu ?? NOTHING;
  }

  /** Whether a word may be called now, or as soon as a rest is over. */
  get calls(): boolean {
    return Boolean(this.menu.call) || (this.menu.rests ?? null) !== null;
  }

  /** Whether a card may be laid this moment. */
  offers(choice: Choice): boolean {
    return (this.menu[choice.type] ?? []).includes(choice.card) && !this.waits('lay', 'open');
  }

  /** Whether a card can be made ready: ours always, a red one while we move. */
  ready(choice: Choice): boolean {
    return choice.type === 'lay' || this.offers(choice) || (this.menu.opens ?? null) !== null;
  }

  /** Whether such an act is under way. */
  waits(...types: Act['type'][]): boolean {
    return this.live.pending.some((act) => types.includes(act.type));
  }

  /** The letter that lies ready. */
  get letter(): string {
    return this.#spot(this.chosen)?.face.letter.toUpperCase() ?? '';
  }

  /** Touch a card that can be laid: it lies ready; touched again it is laid. */
  touch(choice: Choice): void {
    if (same(choice, this.chosen)) this.lay();
    else if (this.ready(choice)) {
      this.chosen = choice;
      this.armed = false;
    }
  }

  /** Lay the card that lies ready, or see to it that it is laid once it may be. */
  lay(): void {
    const { chosen } = this;
    if (!chosen) return;
    if (this.offers(chosen)) {
      this.chosen = null;
      this.armed = false;
      void this.live.act({ type: chosen.type, card: chosen.card });
    } else if ((this.menu.opens ?? null) !== null) this.armed = !this.armed;
  }

  /** Go along what may be laid by the keyboard. */
  step(by: 1 | -1, among: Choice['type']): void {
    const spots = among === 'lay' ? this.places.hand : this.places.showcase;
    const choices = spots.flatMap((spot) =>
      spot?.id === undefined ? [] : [{ type: among, card: spot.id } as const],
    );
    const able = choices.filter((choice) => this.ready(choice));
    const at = able.findIndex((choice) => same(choice, this.chosen));
    const next = able[at < 0 ? (by > 0 ? 0 : able.length - 1) : (at + by + able.length) % able.length];
    if (next && !same(next, this.chosen)) this.touch(next);
  }

  /** Open the word line. */
  begin(letter = ''): void {
    if (this.calls && !this.calling.open) this.calling.begin(letter);
  }

  /** Take a letter of the conversation into the word. */
  tap(spot: Spot): void {
    this.begin();
    if (this.calling.open) this.calling.tap(spot, this.places.talk);
  }

  /** Call the word. */
  call(): void {
    if (!this.menu.call || !this.calling.word || this.waits('call')) return;
    void this.live.act(this.calling.act(this.places.talk));
  }

  /** Say «молчу». */
  hush(): void {
    if (this.menu.hush && !this.waits('hush')) void this.live.act({ type: 'hush' });
  }

  /** Put a refused word to the table. */
  appeal(word: string): void {
    if (word !== this.calling.word) this.calling.word = word;
    void this.live.act(this.calling.act(this.places.talk, 'appeal'));
  }

  #spot(choice: Choice | null): Spot | undefined {
    if (!choice) return undefined;
    const spots = choice.type === 'lay' ? this.places.hand : this.places.showcase;
    return spots.find((spot) => spot?.id === choice.card) ?? undefined;
  }

  #follow(view: View, pending: readonly Act[]): void {
    this.places = follow(this.places, view, pending);
    this.#game = view.game;
    this.voice.see(view);
    if (this.chosen && !this.#spot(this.chosen)) this.chosen = null;
    if (view.phase.type !== 'lay') this.armed = false;
    if (view.phase.type === 'over' || this.menu.next?.length) this.calling.end();
  }

  #hear(events: readonly Seen[]): void {
    this.voice.hear(events, this.places, this.#game);
    const ours = (seen: Seen) => 'claim' in seen && seen.claim.by === this.live.you;
    if (events.some((seen) => seen.type === 'dealt' || ours(seen))) this.calling.end();
  }
}
