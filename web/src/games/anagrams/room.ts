import type { RoomClient } from '../room';
import Table from './Table.svelte';

export const room: RoomClient = { Table, cue: () => null, awaits: () => false };
