import type { View, Menu } from '../types';
import { Electing, Guarding } from './deciding.svelte';
import type { Desk, Hand } from './hand';
import { Marking } from './marking.svelte';
import { Placing } from './placing.svelte';
import { Growing, Pruning } from './tending.svelte';
import { Writing } from './writing.svelte';

/** Which decision the menu offers; the same text as long as it is the same decision. Empty: none. */
export function decision(view: View, menu: Menu): string {
  const { round } = view;
  if (menu.write) return `write ${round}`;
  if (menu.place) return `place ${round}`;
  if (menu.mark) return `mark ${round}`;
  if (menu.guard) return `guard ${round} ${menu.guard.join()}`;
  if (menu.elder?.length) return `elder ${round} ${JSON.stringify(menu.elder)}`;
  if (menu.grow) return `grow ${round}`;
  if (menu.prune) return `prune ${round}`;
  return '';
}

const HANDS = {
  write: Writing,
  place: Placing,
  mark: Marking,
  guard: Guarding,
  elder: Electing,
  grow: Growing,
  prune: Pruning,
};

/** Take the decision in hand. */
export function handFor(name: string, desk: Desk): Hand | null {
  const kind = name.split(' ')[0] as keyof typeof HANDS | '';
  return kind ? new HANDS[kind](desk) : null;
}
