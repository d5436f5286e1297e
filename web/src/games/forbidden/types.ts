import type { LiveTable } from '$/table/live.svelte';
import type { Room } from '$/wire/made/forbidden';

export type Live = LiveTable<Room>;
