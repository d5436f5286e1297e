import type { Places } from './places';
import type { ChooseSeen, Seen, View, WordReason } from './types';

/** A card of a called word. */
export interface WordCard {
  key: string;
  letter: string;
  red: boolean;
}

/** Something that everybody hears, as large as it deserves. */
export type Utterance =
  | { kind: 'taken'; by: number; payer: number; word: string; cards: WordCard[]; cost: number }
  | { kind: 'failed'; by: number; word: string; why: WordReason; lacking: string }
  | { kind: 'ended'; game: number; reason: string; points: readonly number[] };

/** How long each is heard, in milliseconds; a taken word as long as its payer thinks, and then so long. */
const LASTS: Record<Utterance['kind'], number> = { taken: 2_000, failed: 4_000, ended: 6_000 };

/** Make out which cards of a taken word were black: those that lie on top of the payer's pile, in the word's order. */
export function cardsOf(word: string, pile: readonly string[]): WordCard[] {
  const cards: WordCard[] = [];
  let top = pile.length - 1;
  for (let at = word.length - 1; at >= 0; at -= 1) {
    const letter = word[at] ?? '';
    const red = pile[top] !== letter;
    if (!red) top -= 1;
    cards.unshift({ key: `word-${at}`, letter, red });
  }
  return cards;
}

/** What is being said aloud at this table: one thing after another. */
export class Voice {
  now: Utterance | null = $state.raw(null);
  #next: Utterance[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Hear what happened; the places are those before it. */
  hear(events: readonly Seen[], before: Places | null, game: number): void {
    for (const seen of events) {
      const said = utterance(seen, before, game);
      if (!said) continue;
      if (said.kind === 'taken') this.#next = [];
      this.#next.push(said);
      if (!this.now || said.kind === 'taken' || this.now.kind === 'failed') this.#go();
    }
  }

  /** A view came: a taken word stays while its payer chooses. */
  see(view: View): void {
    const { phase } = view;
    if (phase.type === 'choose') {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.now ??= heard(view, phase);
    } else if (this.now && this.#timer === undefined) this.#wait();
  }

  /** Say no more. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = [];
  }

  #go(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.now = this.#next.shift() ?? null;
    if (this.now) this.#wait();
  }

  #wait(): void {
    if (this.now) this.#timer = setTimeout(() => this.#go(), LASTS[this.now.kind]);
  }
}

function utterance(seen: Seen, before: Places | null, game: number): Utterance | null {
  switch (seen.type) {
    case 'taken': {
      const { claim, payer, penalty } = seen;
      const plain = cardsOf(claim.verdict.word, penalty);
      const cards = plain.map((card, at) => {
        const spot = before?.talk[claim.places[at] ?? -1];
        return spot?.face.letter === card.letter && !spot.face.red ? { ...card, key: spot.key } : card;
      });
      const word = claim.verdict.shown || claim.verdict.word;
      return { kind: 'taken', by: claim.by, payer, word, cards, cost: penalty.length };
    }
    case 'call_failed': {
      const { by, verdict, lacking } = seen;
      return { kind: 'failed', by, word: verdict.shown || verdict.word, why: verdict.reason, lacking };
    }
    case 'game_ended':
      return { kind: 'ended', game, reason: seen.reason, points: seen.points };
    default:
      return null;
  }
}

/** The same for whoever came while the payer was choosing already. */
function heard(view: View, phase: ChooseSeen): Utterance {
  const { verdict, by } = phase.claim;
  const cards = cardsOf(verdict.word, view.penalties[phase.turn] ?? []);
  const cost = cards.filter((card) => !card.red).length;
  return { kind: 'taken', by, payer: phase.turn, word: verdict.shown || verdict.word, cards, cost };
}
