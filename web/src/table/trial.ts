import type { Voice } from '$/wire/made/forbidden';

/** A word that the table has to say something about: the same in every game. */
export interface Trial {
  /** Whether it may still be doubted, or is voted on already. */
  kind: 'answer' | 'vote';
  word: string;
  /** Whose word it is. */
  by: number;
  until: number;
  /** How long it lasts in all, in milliseconds. */
  whole: number;
  /** Whether we may let it stand or doubt it. */
  mayAnswer: boolean;
  mayVote: boolean;
  /** Who has answered or voted already, and who is asked. */
  voted: readonly number[];
  voters: readonly number[];
  /** Our own voice, once it was given. */
  own?: Voice | null;
  /** What it is about, in a line: why the dictionary does not know it. */
  note?: string;
  /** Whom a doubt is meant for, where the act names one. */
  of?: number;
}
