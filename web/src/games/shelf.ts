import type { GameId } from '$/text/common';
import type { RoomClient } from './room';

/** Each game's own code, fetched when a table of it is opened. */
const ROOMS: Record<GameId, () => Promise<{ room: RoomClient }>> = {
  forbidden: () => import('./forbidden/room'),
  forest: () => import('./forest/room'),
  underwood: () => import('./underwood/room'),
  anagrams: () => import('./anagrams/room'),
};

export const roomOf = async (game: GameId): Promise<RoomClient> => (await ROOMS[game]()).room;
