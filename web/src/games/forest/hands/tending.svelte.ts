import type { Line } from '$/wire/made/forest';
import { same } from '../field/ground';
import { grow, prune } from '../text';
import type { Place } from '../types';
import type { Deed, Desk, Hand, Look } from './hand';

/** Which of the cards drawn is laid, and where. */
export class Growing implements Hand {
  readonly kind = 'grow';
  readonly title = grow.title;
  readonly wrong = false;
  card = $state(0);
  at: Place | null = $state.raw(null);

  constructor(readonly desk: Desk) {}

  get letters(): readonly string[] {
    return [...this.desk.view.drawn_letters];
  }

  get hint(): string {
    return this.at ? grow.there(this.letters[this.card] ?? '') : grow.hint;
  }

  get spots(): readonly Place[] {
    return this.desk.menu.grow ?? [];
  }

  get main(): Deed {
    const { at, card } = this;
    return {
      label: grow.plant,
      can: at !== null && !this.desk.busy,
      go: () => at && void this.desk.act({ type: 'grow', card, at }),
    };
  }

  get side(): Deed | null {
    return null;
  }

  look(place: Place): Look {
    const letter = this.letters[this.card];
    return this.at && same(this.at, place) && letter ? { mark: 'chosen', letter } : {};
  }

  tap(place: Place): void {
    if (this.spots.some((one) => same(one, place))) this.at = this.at && same(this.at, place) ? null : place;
  }

  clear(): void {
    this.at = null;
  }
}

/** Which face-down cards go: one of each row, or one of each column. */
export class Pruning implements Hand {
  readonly kind = 'prune';
  readonly title = prune.title;
  readonly wrong = false;
  readonly spots = [];
  line: Line = $state('rows');
  /** For each row or column the card that goes. */
  chosen: readonly (Place | null)[] = $state.raw([]);

  constructor(readonly desk: Desk) {
    this.along(desk.menu.prune?.rows.length ? 'rows' : 'columns');
  }

  /** Which of both may be pruned at all. */
  get lines(): readonly Line[] {
    const { prune: menu } = this.desk.menu;
    return (['rows', 'columns'] as const).filter((line) => menu?.[line].length);
  }

  get hint(): string {
    const left = this.chosen.filter((place) => !place).length;
    return left ? prune.more(this.line, left) : prune.hint(this.line);
  }

  get main(): Deed {
    const places = this.chosen.filter((place): place is Place => place !== null);
    return {
      label: prune.yes,
      can: places.length > 0 && places.length === this.#lots.length && !this.desk.busy,
      go: () => void this.desk.act({ type: 'prune', line: this.line, places }),
    };
  }

  get side(): Deed {
    return { label: prune.no, can: !this.desk.busy, go: () => void this.desk.act({ type: 'no_prune' }) };
  }

  /** Take cards out of rows, or out of columns; where there is but one it is chosen. */
  along(line: Line): void {
    this.line = line;
    this.chosen = this.#lots.map((lot) => (lot.length === 1 ? (lot[0] ?? null) : null));
  }

  look(place: Place): Look {
    if (this.chosen.some((one) => one && same(one, place))) return { mark: 'leaves' };
    return { mark: this.#lots.flat().some((one) => same(one, place)) ? 'offered' : 'faint' };
  }

  tap(place: Place): void {
    const number = this.#lots.findIndex((lot) => lot.some((one) => same(one, place)));
    if (number < 0) return;
    this.chosen = this.chosen.map((one, index) =>
      index !== number ? one : one && same(one, place) ? null : place,
    );
  }

  clear(): void {
    this.along(this.line);
  }

  get #lots(): readonly (readonly Place[])[] {
    return this.desk.menu.prune?.[this.line] ?? [];
  }
}
