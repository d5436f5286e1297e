import type { Component } from 'svelte';
import type { Cue } from '$/feel/cues';
import type { LiveTable } from '$/table/live.svelte';

/** What the client knows of a game: how its table is drawn, and what it sounds like. No rule. */
export interface RoomClient {
  /** The whole table, inside a `Frame`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each room has types of its own
  Table: Component<{ live: LiveTable<any> }>;
  /** What a result shows besides places and points: a score sheet, words. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Score?: Component<{ live: LiveTable<any> }>;
  /** The cue for something seen, if it has one. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  cue(seen: any, you: number | null): Cue | null;
  /** Whether the game waits for this player now. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  awaits(view: any, menu: any): boolean;
  /** Until which instant it waits for this player; null where there is no limit. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  until?(view: any, menu: any): number | null;
}
