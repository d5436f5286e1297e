import type { GameId } from '$/text/common';
import type { RulesPage } from './help';
import type { Lesson } from './lesson';
import type { RoomClient } from './room';

/** Each game's own code, fetched when a table of it is opened. */
const ROOMS: Record<GameId, () => Promise<{ room: RoomClient }>> = {
  forbidden: () => import('./forbidden/room'),
  forest: () => import('./forest/room'),
  underwood: () => import('./underwood/room'),
  anagrams: () => import('./anagrams/room'),
};

export const roomOf = async (game: GameId): Promise<RoomClient> => (await ROOMS[game]()).room;

const RULES: Record<GameId, () => Promise<{ rules: RulesPage }>> = {
  forbidden: () => import('./forbidden/rules'),
  forest: () => import('./forest/rules'),
  underwood: () => import('./underwood/rules'),
  anagrams: () => import('./anagrams/rules'),
};

export const rulesOf = async (game: GameId): Promise<RulesPage> => (await RULES[game]()).rules;

const LESSONS: Record<GameId, () => Promise<{ lesson: Lesson }>> = {
  forbidden: () => import('./forbidden/lesson'),
  forest: () => import('./forest/lesson'),
  underwood: () => import('./underwood/lesson'),
  anagrams: () => import('./anagrams/lesson'),
};

export const lessonOf = async (game: GameId): Promise<Lesson> => (await LESSONS[game]()).lesson;
