import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { lasting } from '$/look/motion';

/** Whence a card comes or whither it goes where no other place knows its key: a mark on the page. */
export interface Way {
  key: string;
  from?: string;
  to?: string;
}

/** The marks of places that cards fly from and to. */
export const DECK = '[data-deck]';
export const DISCARD = '[data-discard]';
export const pileOf = (seat: number): string => `[data-pile="${seat}"]`;

export type Door = (node: Element, way: Way) => () => TransitionConfig;

/** Doors between the places of this table: out by one, in by the other, or through a mark. */
export const doors = (): [Door, Door] =>
  crossfade({
    duration: () => lasting(),
    easing: cubicOut,
    fallback: (node, params, intro) => {
      const way = params as unknown as Way;
      return through(node, intro ? way.from : way.to);
    },
  });

function through(node: Element, mark: string | undefined): TransitionConfig {
  const far = mark ? document.querySelector(mark)?.getBoundingClientRect() : null;
  if (!far)
    return { duration: lasting(140), css: (t) => `opacity: ${t}; transform: scale(${0.9 + 0.1 * t})` };
  const here = node.getBoundingClientRect();
  const x = far.left + far.width / 2 - here.left - here.width / 2;
  const y = far.top + far.height / 2 - here.top - here.height / 2;
  const least = Math.min(1, Math.max(0.2, far.height / Math.max(1, here.height)));
  return {
    duration: lasting(),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${1 - u * (1 - least)}); opacity: ${Math.min(1, 0.3 + t)}`,
  };
}
