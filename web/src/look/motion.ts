import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade } from 'svelte/transition';
import { settings } from '$/feel/settings.svelte';

/** How long a card flies, in milliseconds. */
const FLIGHT = 220;

/** Give a duration as it is wanted here: none where motion is not. */
export const lasting = (ms: number = FLIGHT): number =>
  prefersReducedMotion.current || settings.motion === 'calm' ? 0 : ms;

/** Make a pair of doors between which things fly: `out:send={{ key }}`, `in:receive={{ key }}`. */
export const flights = (): ReturnType<typeof crossfade> =>
  crossfade({
    duration: () => lasting(),
    easing: cubicOut,
    fallback: () => ({
      duration: lasting(140),
      css: (t) => `opacity: ${t}; transform: scale(${0.9 + 0.1 * t})`,
    }),
  });

/** Parameters for `animate:flip`. */
export const sliding = () => ({ duration: lasting(), easing: cubicOut });

/** Lay a card a degree or two askew, always the same for the same card. */
export function askew(key: number, most = 2): number {
  const turned = Math.sin(key * 12.9898 + 4.1414) * 43758.5453;
  return (turned - Math.floor(turned) - 0.5) * 2 * most;
}
