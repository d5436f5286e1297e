import type { Cue } from '$/feel/cues';
import type { RoomClient } from '../room';
import Score from './Score.svelte';
import Table from './Table.svelte';
import type { Menu, Seen, View } from './types';

/** What something seen sounds like. */
function cue(seen: Seen, you: number | null): Cue | null {
  switch (seen.type) {
    case 'round_begun':
      return you === null ? null : 'turn';
    case 'awaited':
      return 'turn' in seen.phase && seen.phase.turn === you ? 'turn' : null;
    case 'words_revealed':
    case 'card_won':
    case 'elder_paid':
      return 'word';
    case 'placed':
    case 'marked':
    case 'guarded':
    case 'grown':
    case 'pruned':
      return 'card';
    default:
      return null;
  }
}

/** Whether something is left to say: a word, an answer, a vote, a decision. */
function awaits(_view: View, menu: Menu): boolean {
  const { ready, accept, vote, place, mark, guard, elder, grow, prune } = menu;
  return Boolean(ready || accept || vote || place || mark || guard || elder?.length || grow || prune);
}

export const room: RoomClient = { Table, Score, cue, awaits };
