import type { Cue } from '$/feel/cues';
import type { RoomClient } from '../room';
import Score from './Score.svelte';
import Table from './Table.svelte';
import type { Menu, Seen, View } from './types';

/** What something sounds like: a letter, a word, a word of ours taken away, the last call, a call that failed. */
function cue(seen: Seen, you: number | null): Cue | null {
  switch (seen.type) {
    case 'flipped':
      return 'card';
    case 'made':
      return seen.claim.used.some(({ owner }) => owner === you) && seen.claim.word.owner !== you
        ? 'alarm'
        : 'word';
    case 'failed':
      return seen.by === you ? 'refused' : null;
    case 'last_call_started':
      return 'alarm';
    case 'claimed':
    case 'doubted':
    case 'appealed':
      return 'turn';
    default:
      return null;
  }
}

const awaits = (_view: View, menu: Menu): boolean =>
  Boolean(menu.flip || menu.answer || menu.vote || menu.done);

export const room: RoomClient = { Table, Score, cue, awaits };
