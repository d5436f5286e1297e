import { go } from '$/router.svelte';
import type { GameId } from '$/text/common';
import { create, games, type GameOffer } from '$/wire/rest';
import { learnLevels } from './levels.svelte';
import { ownName } from './me.svelte';

/** How many bots make a good table for one. */
const COMPANY = 2;
/** Of all levels of bots, the weakest first, about the second third begins here. */
const THIRDS = 3;

let offered: Promise<GameOffer[]> | undefined;

/** What the server offers of every game; asked once. */
export function offers(): Promise<GameOffer[]> {
  offered ??= games().then(
    (found) => {
      learnLevels(found);
      return found;
    },
    (why: unknown) => {
      offered = undefined;
      throw why;
    },
  );
  return offered;
}

/** What the server offers of one game. */
export async function offerOf(game: GameId): Promise<GameOffer> {
  const found = (await offers()).find((offer) => offer.id === game);
  if (!found) throw new Error(`the server knows no ${game}`);
  return found;
}

/** The level of a bot that one can play with before one knows the game. */
export const friendly = (levels: readonly string[]): string =>
  levels[Math.min(levels.length - 1, Math.round(levels.length / THIRDS))] ?? '';

/** Under this name a tab remembers which table begins as soon as we come to it, also when it is loaded anew. */
const HURRIED = 'bukvitsa.hurried';

/** Let a table begin when we come to it. */
export const hurry = (table: string): void => sessionStorage.setItem(HURRIED, table);

/** Tell whether a table is to begin at once. */
export const hurries = (table: string): boolean => sessionStorage.getItem(HURRIED) === table;

/** Open a table with bots and begin. */
export async function playBots(game: GameId): Promise<void> {
  const [offer, name] = await Promise.all([offerOf(game), ownName()]);
  const level = friendly(offer.levels);
  const bots = Array.from({ length: COMPANY }, (_, bot) => ({ seat: bot + 1, level }));
  const made = await create({
    game,
    seats: COMPANY + 1,
    options: {},
    public: false,
    leaving: 'bot',
    talk: false,
    bots,
    name,
  });
  hurry(made.id);
  go(`/table/${made.id}`);
}
