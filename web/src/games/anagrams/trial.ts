import type { Trial } from '$/table/trial';
import { lacking } from './letters';
import { text } from './text';
import type { Claim, Menu, View } from './types';

const SECOND = 1_000;

const madeOf = ({ word, used }: Claim): string =>
  text.made(
    used.map(({ shown }) => shown),
    lacking(word.word, used.map(({ word: taken }) => taken).join('')),
  );

/** The word that the table has to say something about, if there is one. */
export function trialOf(view: View, menu: Menu): Trial | null {
  const { phase, options } = view;
  if (phase.type !== 'answer' && phase.type !== 'vote') return null;
  const { claim } = phase;
  const common = {
    word: claim.word.shown,
    by: claim.word.owner,
    mayAnswer: menu.answer ?? false,
    mayVote: menu.vote ?? false,
    note: madeOf(claim),
  };
  if (phase.type === 'answer') {
    const { answers } = phase;
    const whole = (options.doubt ?? 0) * SECOND;
    return {
      ...common,
      kind: 'answer',
      until: answers.until,
      whole,
      voted: answers.accepted ?? [],
      voters: answers.asked,
    };
  }
  const { ballot } = phase;
  const whole = (options.vote ?? 0) * SECOND;
  return {
    ...common,
    kind: 'vote',
    until: ballot.until,
    whole,
    voted: ballot.voted,
    voters: ballot.voters,
    own: ballot.own,
  };
}
