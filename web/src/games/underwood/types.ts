import type { LiveTable } from '$/table/live.svelte';
import type { Card, Lay, LaidWord, Menu, Room, View } from '$/wire/made/underwood';

export type Live = LiveTable<Room>;
export type { Card, Lay, LaidWord, Menu, View };

/** What is printed on a wild card. */
export const WILD = '*';

export const isPrize = (face: string): boolean => face.startsWith('PR-');
export const isLetter = (face: string): boolean => face !== WILD && !isPrize(face);
