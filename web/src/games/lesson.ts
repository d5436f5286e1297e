/** What a step of a lesson looks at: what the player sees and may do. */
export interface Moment<V, M> {
  view: V;
  menu: M;
}

/** One thing that is shown and then tried. */
export interface Step<V, M, S> {
  /** Whether it is time for it; the lesson waits until it is. */
  when(at: Moment<V, M>): boolean;
  /** What is said; it may name what lies on the table. */
  say(at: Moment<V, M>): string;
  /** What is lit up meanwhile: a selector within the table. */
  point?: string;
  /** Whether it was done, by what was seen since the step began. A step without it is read and put away by a tap. */
  done?(seen: readonly S[], at: Moment<V, M>): boolean;
}

/** The first minutes of a game: a real table with a patient bot, and somebody who explains. It holds no rule. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each room has types of its own
export interface Lesson<V = any, M = any, S = any> {
  /** The table to make. */
  options: Record<string, unknown>;
  seats: number;
  steps: readonly Step<V, M, S>[];
  /** What is said when the steps are done and the game goes on freely. */
  farewell: string;
}
