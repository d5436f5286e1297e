import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { lasting } from '$/look/motion';

const FROM_DECK = 320;
/** One letter after another, as a hand gathers them. */
const APART = 18;
const FADE = 140;

/** Where new letters come from; one table is on the screen at a time. */
export const deck: { element: Element | null } = { element: null };

/** Turn a card over on its way from the deck. */
function fromDeck(node: Element): TransitionConfig {
  const from = deck.element?.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  if (!from || !to.width) return { duration: 0 };
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const style = getComputedStyle(node);
  const lies = style.transform === 'none' ? '' : style.transform;
  return {
    duration: lasting(FROM_DECK),
    easing: cubicOut,
    css: (_t, u) =>
      `transform: ${lies} translate(${u * dx}px, ${u * dy}px) perspective(40rem) rotateY(${u * 90}deg); z-index: 3`,
  };
}

const [leave, arrive] = crossfade({
  duration: () => lasting(),
  easing: cubicOut,
  fallback: (node, _params, intro) =>
    intro ? fromDeck(node) : { duration: lasting(FADE), css: (t) => `opacity: ${t}` },
});

/** Doors of a letter, by its card. */
export const departing = (node: Element, { key }: { key: number }) => leave(node, { key });
export const arriving = (node: Element, { key, place = 0 }: { key: number; place?: number }) =>
  arrive(node, { key, delay: lasting(APART) * place });
