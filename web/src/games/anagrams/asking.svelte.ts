import type { Call, Live } from './types';

/** The server answers twenty such questions in twenty seconds: one a second is asked at most. */
const PAUSE = 1_000;
/** Who still types is not asked about. */
const HESITATION = 250;
/** More than this nobody chooses among in the heat of a game. */
const SHOWN = 4;

interface Answered {
  word: string;
  ways: readonly Call[];
}

/** Asks the server how a word can be made: one question at a time, the newest. */
export class Asking {
  #answered: Answered = $state.raw({ word: '', ways: [] });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #after = 0;
  #wanted = '';

  constructor(readonly live: Live) {}

  /** The ways to make this very word, best first; null while they are not known. */
  ways(word: string): readonly Call[] | null {
    return this.#answered.word === word ? this.#answered.ways : null;
  }

  /** Ask about a word, or about none; also again when the table has changed. */
  about(word: string): void {
    this.#wanted = word;
    clearTimeout(this.#timer);
    if (!word) return;
    const wait = Math.max(HESITATION, this.#after - performance.now());
    this.#timer = setTimeout(() => void this.#ask(word), wait);
  }

  /** Ask no more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #ask(word: string): Promise<void> {
    if (this.live.state !== 'open') return;
    this.#after = performance.now() + PAUSE;
    const answer = await this.live.send({ type: 'ask_ways', word });
    if (answer.type !== 'ways' || this.#wanted !== word) return;
    this.#answered = { word, ways: (answer.ways as Call[]).slice(0, SHOWN) };
  }
}
