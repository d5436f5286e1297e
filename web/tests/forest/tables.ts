import type { Desk } from '$/games/forest/hands/hand';
import type { Act, Menu, Place, Tree, View } from '$/games/forest/types';

/** A field written as on paper: a letter, `#` face down, `.` nothing; our cubes as digits after it. */
export function field(...rows: string[]): Tree[] {
  return rows.flatMap((row, number) =>
    row.split(' ').flatMap((cell, column) =>
      cell === '.'
        ? []
        : [
            {
              place: [number, column] as Place,
              letter: cell[0] === '#' ? null : (cell[0] ?? null),
              cubes: [Number(cell[1] ?? 0), 0],
            },
          ],
    ),
  );
}

/** What a player of two sees while writing, changed as wanted. */
export function seen(wanted: Partial<View> = {}): View {
  return {
    you: 0,
    seats: 2,
    options: {},
    prices: {},
    round: 1,
    first: 0,
    phase: { type: 'write', until: 60_000 },
    field: { trees: field('к о т', 'с о р') },
    fronts: [{}, {}],
    supply: [14, 14],
    deck: 30,
    discard: 0,
    written: [],
    ready: [],
    draft: null,
    words: [],
    used: [],
    taken: [],
    drawn: 0,
    drawn_letters: '',
    ballot: null,
    rulings: {},
    scores: [0, 0],
    outcome: null,
    leaders: [],
    most_of_front: 2,
    ...wanted,
  };
}

/** A table that notes what is done at it. */
export class PaperDesk implements Desk {
  readonly done: Act[] = [];
  meant: Desk['meant'] = null;
  now = 0;
  busy = false;
  told: Awaited<ReturnType<Desk['ways']>> = [];

  constructor(
    public view: View,
    public menu: Menu,
  ) {}

  act(act: Act): Promise<boolean> {
    this.done.push(act);
    return Promise.resolve(true);
  }

  ways(): ReturnType<Desk['ways']> {
    return Promise.resolve(this.told);
  }

  name(seat: number): string {
    return ['Аня', 'Боря'][seat] ?? '';
  }
}
