import type { LiveTable } from '$/table/live.svelte';
import type { Room } from '$/wire/made/anagrams';

export type Live = LiveTable<Room>;
export type View = Room['view'];
export type Menu = Room['menu'];
export type Seen = Room['seen'];
export type Call = Extract<Room['act'], { type: 'call' }>;
export type { AnagramsOptions, Claim, Failed, OpenCard, TableWord } from '$/wire/made/anagrams';
