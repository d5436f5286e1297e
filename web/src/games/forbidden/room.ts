import type { RoomClient } from '../room';
import Score from './Score.svelte';
import Table from './Table.svelte';
import type { Menu, Seen, View } from './types';

export const room: RoomClient = {
  Table,
  Score,
  cue(seen: Seen, you) {
    switch (seen.type) {
      case 'laid':
      case 'red_laid':
        return 'card';
      case 'taken':
        return seen.payer === you ? 'alarm' : 'word';
      case 'claimed':
      case 'doubted':
      case 'appealed':
        return 'alarm';
      case 'call_failed':
        return seen.by === you ? 'refused' : null;
      case 'mover_chosen':
        return seen.turn === you ? 'turn' : null;
      case 'time_ran_out':
        return seen.by === you ? 'alarm' : null;
      default:
        return null;
    }
  },
  awaits(view: View | null, menu: Menu | null) {
    if (!view || !menu) return false;
    return Boolean(
      menu.lay?.length ||
      menu.open?.length ||
      (menu.opens ?? null) !== null ||
      menu.answer ||
      menu.vote ||
      menu.next?.length,
    );
  },
};
