import type { Trial } from '$/table/trial';
import type { Menu, View } from './types';

/** How long who laid last may think about a doubt; the view says only when that ends. */
const ANSWER = 20_000;
const SECOND = 1_000;
/** As the table's options say where nothing else was agreed on. */
const VOTE = 20;

/** What lies before the table now, if anything does. */
export function trialOf(view: View, menu: Menu): Trial | null {
  const { phase } = view;
  if (phase.type !== 'answer' && phase.type !== 'vote') return null;
  const { verdict, by } = phase.claim;
  const word = verdict.shown || verdict.word;
  if (phase.type === 'answer')
    return {
      kind: 'answer',
      word,
      by,
      until: phase.until,
      whole: ANSWER,
      mayAnswer: menu.answer ?? false,
      mayVote: false,
      voted: [],
      voters: [phase.turn],
    };
  const { ballot } = phase;
  return {
    kind: 'vote',
    word,
    by,
    until: ballot.until,
    whole: (view.options.vote ?? VOTE) * SECOND,
    mayAnswer: false,
    mayVote: menu.vote ?? false,
    voted: ballot.voted,
    voters: ballot.voters,
    own: ballot.own,
  };
}
