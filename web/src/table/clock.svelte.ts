/** The table's clock, which stands still while the game does. */
export class TableClock {
  #game = 0;
  #at = 0;
  #runs = $state(false);
  /** Changes four times a second while it runs, so that what shows the time is drawn anew. */
  #beat = $state(0);

  /** Set it as the table says it is at this moment. */
  set(game: number, runs: boolean): void {
    this.#game = game;
    this.#at = performance.now();
    this.#runs = runs;
    this.#beat += 1;
  }

  /** The game's instant now, in milliseconds. Read in a template it goes on by itself. */
  get now(): number {
    void this.#beat;
    return this.peek();
  }

  /** The same, for what draws itself and is not to be drawn anew. */
  peek(): number {
    return this.#game + (this.#runs ? performance.now() - this.#at : 0);
  }

  get runs(): boolean {
    return this.#runs;
  }

  /** Say how long it is until an instant, never less than nothing; `null` where there is no limit. */
  left(until: number | null | undefined): number | null {
    return until === null || until === undefined ? null : Math.max(0, until - this.now);
  }

  /** Go on; gives back how to stop. */
  run(): () => void {
    const timer = setInterval(() => (this.#beat += this.#runs ? 1 : 0), 250);
    return () => clearInterval(timer);
  }
}
