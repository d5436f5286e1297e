import type { LiveTable } from '$/table/live.svelte';
import type { Place, Room, Tree } from '$/wire/made/forest';

export type Live = LiveTable<Room>;
export type Act = Room['act'];
export type View = Room['view'];
export type Menu = Room['menu'];
export type Seen = Room['seen'];
export type { Place, Tree };
