import type { Spot } from './places';
import type { Act } from './types';

/** A word being made of the conversation: tapped, typed, or both. What the table does meanwhile leaves it as it is. */
export class Calling {
  /** Whether the word line is open. */
  open = $state(false);
  #word = $state('');
  /** For each letter the card that was tapped for it; null for one that was typed. */
  #taps: readonly (string | null)[] = $state.raw([]);

  get word(): string {
    return this.#word;
  }

  /** Written anew: what begins as before keeps its cards. */
  set word(now: string) {
    const was = this.#word;
    let kept = 0;
    while (kept < now.length && now[kept] === was[kept]) kept += 1;
    this.#taps = [...now].map((_, at) => (at < kept ? (this.#taps[at] ?? null) : null));
    this.#word = now;
  }

  /** Begin, maybe with a letter that was typed. */
  begin(letter = ''): void {
    this.open = true;
    this.word = letter;
  }

  /** Put it away. */
  end(): void {
    this.open = false;
    this.word = '';
  }

  /** Take a card for the next letter, or give it back. */
  tap(spot: Spot, talk: readonly Spot[]): void {
    const at = this.places(talk).indexOf(spot.key);
    if (at >= 0) {
      this.#taps = this.#taps.filter((_, place) => place !== at);
      this.#word = this.#word.slice(0, at) + this.#word.slice(at + 1);
    } else {
      this.#taps = [...this.#taps, spot.key];
      this.#word += spot.face.letter;
    }
  }

  /** Say which card stands for each letter: the tapped one, else a black one, else a red one; null where there is none. */
  places(talk: readonly Spot[]): (string | null)[] {
    const letters = [...this.#word.replaceAll('ё', 'е')];
    const taken = new Set<string>();
    const found = letters.map((letter, at) => {
      const tapped = talk.find(({ key, face }) => key === this.#taps[at] && face.letter === letter);
      if (!tapped || taken.has(tapped.key)) return null;
      taken.add(tapped.key);
      return tapped.key;
    });
    return found.map((key, at) => {
      if (key !== null) return key;
      const free = talk.filter((spot) => spot.face.letter === letters[at] && !taken.has(spot.key));
      const spot = free.find(({ face }) => !face.red) ?? free[0];
      if (spot) taken.add(spot.key);
      return spot?.key ?? null;
    });
  }

  /** The call. Colours are named only where a letter lies in both. */
  act(talk: readonly Spot[], type: 'call' | 'appeal' = 'call'): Extract<Act, { type: 'call' | 'appeal' }> {
    const places = this.places(talk);
    const red = places.flatMap((key, at) => {
      const spot = talk.find((one) => one.key === key);
      const doubled = talk.some(({ face }) => face.letter === spot?.face.letter && !face.red);
      return spot?.face.red && doubled ? [at] : [];
    });
    return red.length ? { type, word: this.#word, red } : { type, word: this.#word };
  }
}
