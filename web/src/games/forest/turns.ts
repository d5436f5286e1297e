import type { View } from './types';

const SECOND = 1000;
/** So long the writer of a refused word may put it to the table. */
const APPEAL = 15 * SECOND;

/** Who is awaited now; ourselves first of all. */
export function moving(view: View): number[] {
  const { phase, seats, ready, ballot, you } = view;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  switch (phase.type) {
    case 'write': {
      const late = all.filter((seat) => !ready.includes(seat));
      return you !== null && late.includes(you) ? [you] : late;
    }
    case 'vote':
      return ballot ? ballot.voters.filter((seat) => !ballot.voted.includes(seat)) : [];
    case 'answer':
    case 'over':
      return [];
    default:
      return [phase.turn];
  }
}

/** How long there is, and how long it was from the beginning; nothing where there is no limit. */
export function timeOf(view: View): { until: number; whole: number; glass: boolean } | null {
  const { phase, options } = view;
  switch (phase.type) {
    case 'write':
      return { until: phase.until, whole: (options.hourglass ?? 60) * SECOND, glass: true };
    case 'answer': {
      const whole = options.referee === 'vote' ? (options.doubt ?? 20) * SECOND : APPEAL;
      return { until: phase.until, whole, glass: false };
    }
    case 'vote':
    case 'over':
      return null;
    default:
      return phase.until === null
        ? null
        : { until: phase.until, whole: (options.decide ?? 45) * SECOND, glass: false };
  }
}
