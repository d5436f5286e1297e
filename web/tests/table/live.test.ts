import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from '$/table/live.svelte';

/** A socket that does what a test says. */
class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: { type: string; id?: string; seq?: number | null }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  static get last(): Socket {
    const last = Socket.all.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tells(...messages: object[]): void {
    this.onmessage?.({ data: messages.map((one) => JSON.stringify(one)).join('\n') });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  of(type: string) {
    return this.sent.filter((one) => one.type === type);
  }
}

const seats = [
  { name: 'Аня', delay: 20 },
  { name: 'Буки', bot: true },
];
const table = { id: 't', game: 'forbidden', status: 'playing', seats, you: 0, options: {}, talk: true };
const welcome = { type: 'welcome', table, seq: 3, now: 1000, view: { n: 1 }, menu: {} };
const changed = (seq: number, tale: string[] = []) => ({
  type: 'changed',
  seq,
  now: 2000,
  events: [{ type: 'laid' }],
  view: { n: seq },
  menu: {},
  tale,
});

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  live = new LiveTable('t');
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const arrive = (): Socket => {
  Socket.last.opens();
  Socket.last.tells(welcome);
  return Socket.last;
};

describe('a table on the screen', () => {
  it('says hello, and shows what it is welcomed with', () => {
    const socket = arrive();
    expect(socket.sent[0]).toMatchObject({ type: 'hello', seq: null });
    expect([live.state, live.view, live.you, live.name(1)]).toEqual(['open', { n: 1 }, 0, 'Буки']);
  });

  it('hears several things in one message, in order', () => {
    const heard: number[] = [];
    live.onSeen((events) => heard.push(events.length));
    arrive().tells(changed(4, ['Аня кладёт М.']), changed(5, ['Буки кладёт Ш.']));
    expect(live.view).toEqual({ n: 5 });
    expect(heard).toEqual([1, 1]);
    expect(live.told.map((line) => line.text)).toEqual(['Аня кладёт М.', 'Буки кладёт Ш.']);
  });

  it('answers a ping at once', () => {
    const socket = arrive();
    socket.tells({ type: 'ping', number: 7 });
    expect(socket.of('pong')).toEqual([{ type: 'pong', number: 7 }]);
  });

  it('keeps an act as pending until it is answered, and says what was refused', async () => {
    const socket = arrive();
    const answer = live.act({ type: 'lay' });
    expect(live.pending).toHaveLength(1);
    const sent = socket.of('act')[0];
    expect(sent).toMatchObject({ seq: 3 });
    socket.tells({ type: 'refused', id: sent?.id, code: 'not_your_turn', text: 'Сейчас ходит Аня.' });
    expect((await answer).type).toBe('refused');
    await Promise.resolve();
    expect(live.pending).toHaveLength(0);
    expect(live.refusal?.text).toBe('Сейчас ходит Аня.');
  });

  it('seeks a lost line, says where it was, repeats what was not answered, and tells what was missed', async () => {
    const socket = arrive();
    const answer = live.act({ type: 'lay' });
    const id = socket.of('act')[0]?.id;
    socket.tells(changed(4));
    socket.breaks();
    expect(live.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    const next = Socket.last;
    expect(next).not.toBe(socket);
    next.opens();
    expect(next.sent[0]).toMatchObject({ type: 'hello', seq: 4 });
    next.tells({ ...welcome, seq: 6, tale: ['Раз.', 'Два.'] });
    expect(next.of('act').map((one) => one.id)).toEqual([id]);
    expect(live.missed).toEqual({ count: 2, last: 'Два.' });
    next.tells({ type: 'done', id, seq: 6 });
    expect((await answer).type).toBe('done');
  });

  it('takes a long silence for a lost line', async () => {
    const socket = arrive();
    await vi.advanceTimersByTimeAsync(27_000);
    expect(Socket.last).not.toBe(socket);
    expect(live.state).toBe('lost');
  });

  it('goes on seeking however long it takes', async () => {
    arrive();
    for (let tries = 0; tries < 30; tries += 1) {
      Socket.last.breaks();
      await vi.advanceTimersByTimeAsync(12_000);
    }
    expect(Socket.all.length).toBeGreaterThan(25);
  });

  it('gives way to another tab, and takes the table back when asked', () => {
    arrive().breaks(4001);
    expect(live.state).toBe('elsewhere');
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
    live.takeBack();
    expect(Socket.all).toHaveLength(2);
  });

  it('does not seek a table that there is not', async () => {
    Socket.last.breaks(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([live.state, Socket.all.length]).toEqual(['gone', 1]);
  });

  it('shows nothing of whom one does not want to hear', () => {
    arrive().tells({ type: 'said', name: 'Буки', phrase: 'hello' });
    expect(live.told.at(-1)).toMatchObject({ by: 'Буки', text: 'Привет!', of: 'talk' });
    live.mute('Буки');
    expect(live.muted).toEqual(['Буки']);
    live.mute('Буки');
    expect(live.muted).toEqual([]);
  });

  it('lets the clock run with the game and stand with it', () => {
    arrive();
    vi.advanceTimersByTime(3000);
    expect(live.clock.left(5000)).toBeCloseTo(1000, -2);
    Socket.last.tells({ type: 'table', table: { ...table, paused: true }, now: 4200 });
    vi.advanceTimersByTime(9000);
    expect(live.clock.left(5000)).toBe(800);
    expect(live.clock.left(null)).toBeNull();
  });
});
