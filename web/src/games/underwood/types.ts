import type { LiveTable } from '$/table/live.svelte';
import type { Room } from '$/wire/made/underwood';

export type Live = LiveTable<Room>;
