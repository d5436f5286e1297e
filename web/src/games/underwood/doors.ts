import { getContext, setContext } from 'svelte';
import { flights } from '$/look/motion';

interface Doors {
  send: ReturnType<typeof flights>[0];
  receive: ReturnType<typeof flights>[1];
}

const KEY = Symbol('doors');

/** Let everything on this table fly by the same doors. */
export function openDoors(): void {
  const [send, receive] = flights();
  setContext<Doors>(KEY, { send, receive });
}

export const doors = (): Doors => getContext<Doors>(KEY);
