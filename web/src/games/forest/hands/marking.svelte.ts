import { same } from '../field/ground';
import { marking as words } from '../text';
import type { Place } from '../types';
import type { Deed, Desk, Hand, Look } from './hand';

/** Without a word one cube goes on any open tree; with an empty supply it comes from another. */
export class Marking implements Hand {
  readonly kind = 'mark';
  readonly title = words.title;
  readonly wrong = false;
  readonly spots = [];
  at: Place | null = $state.raw(null);
  moved: Place | null = $state.raw(null);

  constructor(readonly desk: Desk) {}

  get hint(): string {
    if (this.#moves && !this.moved) return words.from;
    return this.at ? words.ready : words.where;
  }

  get main(): Deed {
    const { at, moved } = this;
    return {
      label: words.place,
      can: at !== null && (!this.#moves || moved !== null) && !this.desk.busy,
      go: () => at && void this.desk.act({ type: 'mark', at, ...(moved ? { from: moved } : {}) }),
    };
  }

  get side(): Deed | null {
    return null;
  }

  look(place: Place): Look {
    const number = this.desk.view.field.trees.findIndex((tree) => same(tree.place, place));
    const { outlook } = this.desk.menu;
    if (this.at && same(this.at, place))
      return { mark: 'chosen', cubes: 1, lead: outlook?.more[number] ?? null };
    if (this.moved && same(this.moved, place))
      return { mark: 'leaves', cubes: -1, lead: outlook?.fewer[number] ?? null };
    const { mark } = this.desk.menu;
    const offered = this.#moves && !this.moved ? mark?.spare : mark?.at;
    return offered?.some((one) => same(one, place)) ? {} : { mark: 'faint' };
  }

  tap(place: Place): void {
    const mark = this.desk.menu.mark;
    if (this.moved && same(this.moved, place)) this.moved = null;
    else if (this.#moves && !this.moved) {
      if (mark?.spare.some((one) => same(one, place))) this.moved = place;
    } else if (mark?.at.some((one) => same(one, place)))
      this.at = this.at && same(this.at, place) ? null : place;
  }

  clear(): void {
    this.at = this.moved = null;
  }

  get #moves(): boolean {
    return (this.desk.menu.mark?.spare.length ?? 0) > 0;
  }
}
