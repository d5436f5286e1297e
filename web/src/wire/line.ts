import type { Wire } from './made/wire';

export type Said = Wire['server'];
export type Saying = Wire['client'];

/** How the line to the table is: opening for the first time, open, lost and being sought, or closed for good. */
export type LineState = 'opening' | 'open' | 'lost' | 'elsewhere' | 'gone';

/** Closed by the server for good: opened in another tab; no such table. */
const ELSEWHERE = 4001;
const NO_TABLE = 4404;
const NO_COOKIE = 4401;
const TOO_OFTEN = 4429;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PATIENT_WAIT = 20_000;
/** The server says something at least every ten seconds; so long a silence means that nobody is there. */
const SILENCE = 25_000;

export interface Ears {
  /** The line is open: say hello. */
  opened(): void;
  /** What was told in one moment. */
  heard(messages: Said[]): void;
  /** The state of the line has changed. */
  changed(state: LineState): void;
  /** The server does not know us: introduce ourselves, then the line is tried again. */
  unknown(): Promise<unknown>;
}

/** A line to a table that is sought again for ever when it is lost. */
export class Line {
  #socket: WebSocket | null = null;
  #state: LineState = 'opening';
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly address: string,
    readonly ears: Ears,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Say something, if the line is open; whoever needs an answer says it again after coming back. */
  say(message: Saying): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again at once: also after the table was opened elsewhere. */
  retry(): void {
    if (this.#state === 'open') return;
    this.#tries = 0;
    this.#open();
  }

  /** Hang up. */
  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#listen();
      this.ears.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#listen();
      if (this.#state !== 'open') {
        this.#tries = 0;
        this.#set('open');
      }
      this.ears.heard(data.split('\n').map((line) => JSON.parse(line) as Said));
    };
    socket.onclose = ({ code }) => void this.#closed(code);
  }

  async #closed(code: number): Promise<void> {
    this.#drop();
    if (code === ELSEWHERE) return this.#set('elsewhere');
    if (code === NO_TABLE) return this.#set('gone');
    if (this.#state === 'open') this.#set('lost');
    if (code === NO_COOKIE) await this.ears.unknown().catch(() => undefined);
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
    this.#tries += 1;
    this.#again = setTimeout(
      () => this.#open(),
      code === TOO_OFTEN ? PATIENT_WAIT : wait * (0.7 + Math.random() * 0.6),
    );
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void this.#closed(1006), SILENCE);
  }

  #set(state: LineState): void {
    this.#state = state;
    this.ears.changed(state);
  }

  /** The device says itself that it has no network: no silence need be waited for. */
  #cut = (): void => {
    if (this.#socket) void this.#closed(1006);
  };

  #hurry = (): void => {
    if (this.#socket || document.hidden || this.#state === 'elsewhere' || this.#state === 'gone') return;
    this.retry();
  };
}
