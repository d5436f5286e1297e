import { GAMES, type GameId } from '$/text/common';
import { pointsOf, results } from '$/text/results';
import type { Outcome } from '$/wire/made/wire';

export interface Standing {
  seat: number;
  /** From 1 on; equal ones share the best of their places. */
  place: number;
  points: number;
}

/** Who stands where, the best first; equal ones share a place, and the next one is left out. */
export function standings(outcome: Outcome): Standing[] {
  let before = 0;
  return outcome.places.flatMap((seats) => {
    const place = before + 1;
    before += seats.length;
    return seats.map((seat) => ({ seat, place, points: outcome.points[seat] ?? 0 }));
  });
}

/** List names as one says them: Аня, Боря и Вера. */
export const listing = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(results.and);

/** Say who won, to one of the players or to a watcher. */
export function headline(outcome: Outcome, name: (seat: number) => string, you: number | null): string {
  const winners = outcome.places[0] ?? [];
  if (winners.length > 1 && winners.length === outcome.points.length) return results.draw;
  const mine = you !== null && winners.includes(you);
  const names = listing(winners.filter((seat) => !mine || seat !== you).map(name));
  if (mine) return names ? results.youShared(names) : results.youWon;
  return winners.length > 1 ? results.shared(names) : results.won(names);
}

/** Put the result into a few lines for others to read. */
export function told(game: GameId, outcome: Outcome, name: (seat: number) => string): string {
  const lines = standings(outcome).map(
    ({ seat, place, points }) => `${place}. ${name(seat)} — ${pointsOf(game, points)}`,
  );
  return [`«${GAMES[game].title}»`, ...lines].join('\n');
}
