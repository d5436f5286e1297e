import type { LiveTable } from '$/table/live.svelte';
import type { ChooseSeen, Face, Menu, Room, View, WordReason } from '$/wire/made/forbidden';

export type Live = LiveTable<Room>;
export type Act = Room['act'];
export type Seen = Room['seen'];
export type { ChooseSeen, Face, Menu, View, WordReason };

/** A card that can be laid: a black one of the hand, or a red one of the showcase. */
export interface Choice {
  type: 'lay' | 'open';
  card: number;
}

export const same = (one: Choice | null, other: Choice | null): boolean =>
  one?.type === other?.type && one?.card === other?.card;
