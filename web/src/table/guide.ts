import type { Lesson, Moment } from '$/games/lesson';

/** How far a lesson has come. */
export interface Progress {
  /** The step that is on, or awaited. */
  step: number;
  /** Whether its time has come. */
  on: boolean;
  /** What was seen since then. */
  seen: readonly unknown[];
}

export const BEGIN: Progress = { step: 0, on: false, seen: [] };

/** Go on as far as what lies on the table allows. */
export function advanced(lesson: Lesson, at: Moment<unknown, unknown>, progress: Progress): Progress {
  const step = lesson.steps[progress.step];
  if (!step) return progress;
  if (!progress.on) return step.when(at) ? { ...progress, on: true, seen: [] } : progress;
  if (!step.done?.(progress.seen, at)) return progress;
  return advanced(lesson, at, { step: progress.step + 1, on: false, seen: [] });
}

/** Put a step away by hand: one that only tells something. */
export const read = (lesson: Lesson, at: Moment<unknown, unknown>, progress: Progress): Progress =>
  advanced(lesson, at, { step: progress.step + 1, on: false, seen: [] });
