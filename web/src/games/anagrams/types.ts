import type { LiveTable } from '$/table/live.svelte';
import type { Room } from '$/wire/made/anagrams';

export type Live = LiveTable<Room>;
