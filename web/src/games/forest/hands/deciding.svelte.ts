import { same } from '../field/ground';
import { elder, guard } from '../text';
import type { Place } from '../types';
import { mine, type Deed, type Desk, type Hand, type Look } from './hand';

/** Whether a cube stays on the card laid in place of the one won. */
export class Guarding implements Hand {
  readonly kind = 'guard';
  readonly title = guard.title;
  readonly hint = guard.hint;
  readonly wrong = false;
  readonly spots = [];

  constructor(readonly desk: Desk) {}

  get main(): Deed {
    return { label: guard.yes, can: !this.desk.busy, go: () => void this.desk.act({ type: 'guard' }) };
  }

  get side(): Deed {
    return { label: guard.no, can: !this.desk.busy, go: () => void this.desk.act({ type: 'no_guard' }) };
  }

  look(place: Place): Look {
    const at = this.desk.menu.guard;
    return at && same(at, place) ? { mark: 'chosen', cubes: 1 } : { mark: 'faint' };
  }

  tap(_place: Place): void {
    // Nothing to choose on the field: yes or no is said at the dock.
  }

  clear(): void {
    // Nothing was chosen.
  }
}

/** Whether three face-down cards are given up for one of the deck, and which. */
export class Electing implements Hand {
  readonly kind = 'elder';
  readonly title = elder.title;
  readonly wrong = false;
  readonly spots = [];
  chosen = $state(0);

  constructor(readonly desk: Desk) {}

  get #threes(): readonly (readonly Place[])[] {
    return this.desk.menu.elder ?? [];
  }

  get #three(): readonly Place[] {
    return this.#threes[this.chosen] ?? [];
  }

  get hint(): string {
    return this.#threes.length > 1 ? elder.which(this.chosen + 1, this.#threes.length) : elder.hint;
  }

  get main(): Deed {
    return {
      label: elder.yes,
      can: this.#three.length > 0 && !this.desk.busy,
      go: () => void this.desk.act({ type: 'elder', places: [...this.#three] }),
    };
  }

  get side(): Deed {
    return { label: elder.no, can: !this.desk.busy, go: () => void this.desk.act({ type: 'no_elder' }) };
  }

  look(place: Place): Look {
    const holds = (three: readonly Place[]) => three.some((one) => same(one, place));
    if (holds(this.#three)) return { mark: 'chosen', cubes: -this.#own(place) };
    return { mark: this.#threes.some(holds) ? 'offered' : 'faint' };
  }

  tap(place: Place): void {
    const { length } = this.#threes;
    for (let step = 1; step <= length; step += 1) {
      const next = (this.chosen + step) % length;
      if (this.#threes[next]?.some((one) => same(one, place))) {
        this.chosen = next;
        return;
      }
    }
  }

  clear(): void {
    this.chosen = 0;
  }

  #own(place: Place): number {
    const tree = this.desk.view.field.trees.find((one) => same(one.place, place));
    return tree?.cubes[mine(this.desk)] ?? 0;
  }
}
