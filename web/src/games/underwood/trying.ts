import type { Trial } from '$/table/trial';
import type { Refused } from '$/wire/made/wire';
import type { Menu, View } from './types';

/** What the dictionary refuses is told by this code. */
const ILLEGAL = 'illegal_word';

/** Whether the word that was just refused may be put to the table. */
export const appealable = (refusal: Refused | null, menu: Menu): boolean =>
  menu.appeal === true && refusal?.code === ILLEGAL;

/** The word that the table is asked about, if there is one. */
export function trialOf(view: View, menu: Menu): Trial | null {
  const { phase, options } = view;
  if (phase.type !== 'answer' && phase.type !== 'vote') return null;
  const { claim } = phase;
  const whose = { word: claim.placement.word.shown, by: claim.by, mayAnswer: false, mayVote: false };
  if (phase.type === 'answer') {
    const { asked, accepted = [], until } = phase.answers;
    return {
      ...whose,
      kind: 'answer',
      until,
      whole: (options.doubt ?? 0) * 1000,
      mayAnswer: menu.answer === true,
      voters: asked,
      voted: accepted,
    };
  }
  const { voters, voted, own, until } = phase.ballot;
  return {
    ...whose,
    kind: 'vote',
    until,
    whole: (options.vote ?? 0) * 1000,
    mayVote: menu.vote === true,
    voters,
    voted,
    own,
  };
}
