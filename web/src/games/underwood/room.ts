import type { Cue } from '$/feel/cues';
import type { Room } from '$/wire/made/underwood';
import type { RoomClient } from '../room';
import Score from './Score.svelte';
import Table from './Table.svelte';
import type { Menu, View } from './types';

/** What something seen sounds like to a player. */
function cue(seen: Room['seen'], you: number | null): Cue | null {
  switch (seen.type) {
    case 'turn':
      return seen.by === you ? 'turn' : null;
    case 'laid':
      return 'word';
    case 'fed':
    case 'exchanged':
      return 'card';
    case 'claimed':
      return you !== null && seen.asked.includes(you) ? 'alarm' : null;
    case 'doubted':
    case 'appealed':
      return 'alarm';
    default:
      return null;
  }
}

const awaits = (_view: View, menu: Menu): boolean =>
  Boolean(menu.lay || menu.feed?.length || menu.finish || menu.answer || menu.vote);

/** Until when the game waits, whoever it waits for. */
function until(view: View): number | null {
  const { phase } = view;
  if (phase.type === 'answer') return phase.answers.until;
  if (phase.type === 'vote') return phase.ballot.until;
  return phase.type === 'over' ? null : phase.until;
}

export const room: RoomClient = { Table, Score, cue, awaits, until };
