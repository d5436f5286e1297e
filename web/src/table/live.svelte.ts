import { phrases } from '$/text/phrases';
import { introduce } from '$/wire/rest';
import { freshId } from '$/wire/ids';
import { Line, type LineState, type Said, type Saying } from '$/wire/line';
import type { Done, First, Refused, TableView, Said as Spoken, Ways } from '$/wire/made/wire';
import { TableClock } from './clock.svelte';

/** The types of a game, as its schema tells them. */
export interface RoomTypes {
  act: { type: string };
  view: object;
  seen: { type: string };
  menu: object;
}

/** A command without what the line adds to it. */
export type Command = Saying extends infer One
  ? One extends { id: string }
    ? Omit<One, 'id'>
    : never
  : never;

export type Answer = Done | Refused | Ways;

/** One sentence of what happened. */
export interface Told {
  readonly key: number;
  readonly text: string;
  /** Whether it is of the game, of the table around it, or was said by somebody. */
  readonly of: 'game' | 'table' | 'talk';
  readonly by?: string;
}

interface Waiting {
  message: Saying & { id: string };
  answer: (answer: Answer) => void;
}

const REMEMBERED = 300;

/** A table as it is on this screen: what the server said last, and a way to say something back. */
export class LiveTable<R extends RoomTypes = RoomTypes> {
  /** The table around the game; null until the first welcome. */
  table: TableView | null = $state.raw(null);
  view: R['view'] | null = $state.raw(null);
  menu: R['menu'] | null = $state.raw(null);
  state: LineState = $state('opening');
  /** What happened, the oldest first. */
  told: readonly Told[] = $state.raw([]);
  /** How much was missed while the line was lost; null when there is nothing to tell. */
  missed: { count: number; last: string } | null = $state.raw(null);
  /** Acts that were sent and not answered yet, the oldest first. */
  pending: readonly R['act'][] = $state.raw([]);
  /** What the server refused last; null when it was read or something was done since. */
  refusal: Refused | null = $state.raw(null);
  /** Who was quicker than our last call. */
  beaten: First | null = $state.raw(null);
  /** Whose talk is not shown here. */
  muted: readonly string[] = $state.raw([]);
  readonly clock = new TableClock();

  #line: Line;
  #seq: number | null = null;
  #key = 0;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<(events: R['seen'][]) => void>();
  #stop: () => void;

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#line = new Line(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      opened: () => this.#hello(),
      heard: (messages) => this.#heard(messages),
      changed: (state) => (this.state = state),
      unknown: introduce,
    });
    const clock = this.clock.run();
    document.addEventListener('visibilitychange', this.#look);
    this.#stop = () => {
      clock();
      document.removeEventListener('visibilitychange', this.#look);
      this.#line.close();
    };
  }

  /** Our seat; null for a watcher, and for who got up in the middle of the game. */
  get you(): number | null {
    const own = this.table?.you ?? null;
    return own !== null && this.table?.seats[own]?.left ? null : own;
  }

  /** The seat that we left and may come back to. */
  get vacated(): number | null {
    return this.you === null ? (this.table?.you ?? null) : null;
  }

  /** The name of who sits on a seat. */
  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  /** Try an act of the game. */
  act(act: R['act']): Promise<Answer> {
    this.pending = [...this.pending, act];
    return this.send({ type: 'act', act, seq: this.#seq ?? 0 }).finally(() => {
      this.pending = this.pending.filter((one) => one !== act);
    });
  }

  /** Send a command; it is said again after a lost line, and done once. */
  send(command: Command): Promise<Answer> {
    const message = { ...command, id: freshId() } as Saying & { id: string };
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer });
      this.#line.say(message);
    });
  }

  /** Do not show what somebody says, or show it again. */
  mute(name: string): void {
    this.muted = this.muted.includes(name) ? this.muted.filter((one) => one !== name) : [...this.muted, name];
  }

  /** Hear of the game's events as they come: for sounds and for what flies. Gives back how to stop. */
  onSeen(listener: (events: R['seen'][]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Take the table back from the other tab. */
  takeBack(): void {
    this.#line.retry();
  }

  /** Leave the screen. */
  close(): void {
    this.#stop();
  }

  #hello(): void {
    this.#line.say({ type: 'hello', seq: this.#seq });
    if (document.hidden) this.#look();
  }

  #look = (): void => {
    this.#line.say({ type: 'look', here: !document.hidden });
  };

  #heard(messages: Said[]): void {
    for (const message of messages) this.#take(message);
  }

  #take(message: Said): void {
    switch (message.type) {
      case 'welcome': {
        const back = this.#seq !== null;
        const tale = message.tale ?? [];
        this.#around(message.table, message.now);
        this.#seq = message.seq;
        this.view = (message.view ?? null) as R['view'] | null;
        this.menu = (message.menu ?? null) as R['menu'] | null;
        this.#tell('game', tale);
        const last = tale.at(-1);
        if (back && last) this.missed = { count: tale.length, last };
        for (const { message } of this.#waiting.values()) this.#line.say(message);
        break;
      }
      case 'changed':
        this.#seq = message.seq;
        this.clock.set(message.now, this.#runs(this.table));
        this.view = message.view as R['view'];
        this.menu = message.menu as R['menu'];
        this.#tell('game', message.tale ?? []);
        for (const listener of this.#listeners) listener(message.events as R['seen'][]);
        break;
      case 'table':
        this.#around(message.table, message.now);
        if (message.told) this.#tell('table', [message.told]);
        break;
      case 'said':
        this.#spoken(message);
        break;
      case 'done':
      case 'refused':
      case 'ways':
        this.#answered(message);
        break;
      case 'ping':
        this.#line.say({ type: 'pong', number: message.number });
        break;
      case 'replaced':
        break; // the line is closed next, and says so
    }
  }

  #around(table: TableView, now: number): void {
    this.table = table;
    this.clock.set(now, this.#runs(table));
  }

  #runs(table: TableView | null): boolean {
    return table?.status === 'playing' && !table.paused;
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    // Whoever asks for ways asks again; a person has done nothing that could be refused.
    if (waiting?.message.type === 'ask_ways') return waiting.answer(answer);
    if (answer.type === 'refused') this.refusal = answer;
    else if (answer.type === 'done') this.refusal = null;
    if (answer.type !== 'ways') this.beaten = answer.first ?? null;
    waiting?.answer(answer);
  }

  #spoken(said: Spoken): void {
    this.#tell('talk', [said.text || phrases[said.phrase ?? ''] || ''], said.name);
  }

  #tell(of: Told['of'], texts: readonly string[], by?: string): void {
    if (!texts.length) return;
    const fresh = texts.map((text) => ({
      key: (this.#key += 1),
      text,
      of,
      ...(by === undefined ? {} : { by }),
    }));
    this.told = [...this.told, ...fresh].slice(-REMEMBERED);
  }
}
