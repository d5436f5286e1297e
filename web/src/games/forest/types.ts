import type { LiveTable } from '$/table/live.svelte';
import type { Room } from '$/wire/made/forest';

export type Live = LiveTable<Room>;
