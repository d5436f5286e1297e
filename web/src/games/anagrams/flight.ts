import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { lasting } from '$/look/motion';

const FROM_DECK = 320;
/** One letter after another, as a hand gathers them. */
const APART = 18;
const FADE = 140;

/** Where new letters come from, and the last that lay open when we came; one table is on the screen at a time. */
export const deck: { element: Element | null; known: number } = { element: null, known: -1 };

/** Carry a card over from the deck. */
function fromDeck(node: Element): TransitionConfig {
  const from = deck.element?.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  if (!from) return { duration: 0 };
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return {
    duration: lasting(FROM_DECK),
    easing: cubicOut,
    css: (_t, u) => `transform: translate(${u * dx}px, ${u * dy}px); z-index: 3`,
  };
}

/** Turn a card over: what is inside of what flies, so that the place of the whole can be measured meanwhile. */
export const turning = (_node: Element, { key }: { key: number }): TransitionConfig =>
  key <= deck.known
    ? { duration: 0 }
    : {
        duration: lasting(FROM_DECK),
        easing: cubicOut,
        css: (_t, u) => `transform: perspective(40rem) rotateY(${u * 90}deg)`,
      };

const [leave, arrive] = crossfade({
  duration: () => lasting(),
  easing: cubicOut,
  fallback: (node, params: CrossfadeParams & { key?: number }, intro) => {
    if (!intro) return { duration: lasting(FADE), css: (t) => `opacity: ${t}` };
    return (params.key ?? 0) > deck.known ? fromDeck(node) : { duration: 0 };
  },
});

/** Doors of a letter, by its card. */
export const departing = (node: Element, { key }: { key: number }) => leave(node, { key });
export const arriving = (node: Element, { key, place = 0 }: { key: number; place?: number }) =>
  arrive(node, { key, delay: lasting(APART) * place });
