import type { IconName } from '$/parts/icons';
import type { PlaceCubes } from '$/wire/made/forest';
import type { Act, Menu, Place, View } from '../types';
import type { Meant } from './picks';

/** How a place is shown to whoever decides something. */
export interface Look {
  /** Taken into what is being decided; could be; cannot; is to go. */
  mark?: 'chosen' | 'offered' | 'faint' | 'leaves';
  /** Which letter of the word it is, from 1. */
  order?: number;
  /** How many own cubes it would get or lose. */
  cubes?: number;
  /** Who would lead on it then. */
  lead?: number | null;
  /** A letter that would lie here. */
  letter?: string;
}

/** A button of the dock. */
export interface Deed {
  label: string;
  icon?: IconName;
  can: boolean;
  go: () => void;
}

/** What a hand needs of the table. All is read anew each time: what is drawn of it follows the table. */
export interface Desk {
  readonly view: View;
  readonly menu: Menu;
  /** The table's instant now, without being drawn anew as it goes on. */
  readonly now: number;
  /** Whether an act is under way. */
  readonly busy: boolean;
  /** What was meant while the word was written. */
  meant: Meant | null;
  /** Do something; gives back whether it was done. */
  act(act: Act): Promise<boolean>;
  /** Ask how a word could be marked, best first. */
  ways(word: string): Promise<readonly PlaceCubes[]>;
  name(seat: number): string;
}

/** One decision: how trees look meanwhile, what a tap does, what may be done. */
export interface Hand {
  readonly kind: 'write' | 'place' | 'mark' | 'guard' | 'elder' | 'grow' | 'prune';
  readonly title: string;
  /** One line: what is to be done, or what it would bring. */
  readonly hint: string;
  /** Whether the hint tells of something wrong. */
  readonly wrong: boolean;
  readonly main: Deed;
  readonly side: Deed | null;
  /** Empty places that may be chosen. */
  readonly spots: readonly Place[];
  look(place: Place): Look;
  tap(place: Place): void;
  /** Put the choice away: Escape. */
  clear(): void;
  /** The hand is not needed any more. */
  stop?(): void;
}

/** The seat of whoever decides; a watcher never does. */
export const mine = (desk: Desk): number => desk.view.you ?? 0;

export const NOTHING: Look = {};
