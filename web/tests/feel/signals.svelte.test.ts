import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$/feel/settings.svelte';
import { signalling } from '$/feel/signals.svelte';
import type { RoomClient } from '$/games/room';
import type { LiveTable } from '$/table/live.svelte';

const notices: string[] = [];
const buzzes: unknown[] = [];

const Notice = Object.assign(
  function (title: string, { body }: { body: string }) {
    notices.push(`${title}: ${body}`);
  },
  { permission: 'granted' },
);

/** A table of which a test says how it is. */
class Table {
  id = 't';
  you = 0;
  table = $state.raw({ status: 'playing', paused: false });
  view = $state.raw({ mine: false });
  menu = {};
  refusal: unknown = $state.raw(null);
  clock = { runs: true, peek: () => 1000 };
  listen: ((events: { type: string }[]) => void) | null = null;
  onSeen(listener: (events: { type: string }[]) => void) {
    this.listen = listener;
    return () => (this.listen = null);
  }
}

const room = {
  cue: ({ type }: { type: string }) => (type === 'laid' ? 'card' : null),
  awaits: (view: { mine: boolean }) => view.mine,
  until: () => 21_000,
} as unknown as RoomClient;

let live: Table;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  notices.length = buzzes.length = 0;
  vi.stubGlobal('Notification', Notice);
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (buzz: unknown) => buzzes.push(buzz),
  });
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  Object.assign(settings, { sound: true, buzz: true, notices: true });
  live = new Table();
  stop = $effect.root(() => signalling(live as unknown as LiveTable, 'anagrams', room));
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function turn(): Promise<void> {
  live.view = { mine: true };
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
}

describe('when it is our turn', () => {
  it('the tab says so, and a hidden one calls, once', async () => {
    expect(document.title).toBe('Анаграммы — Буквица');
    await turn();
    expect(document.title).toBe('Ваш ход — Анаграммы');
    live.view = { mine: true };
    flushSync();
    expect(notices).toEqual(['Анаграммы: Ваш ход']);
    expect(buzzes).toHaveLength(1);
  });

  it('time that presses is told ten seconds before its end', async () => {
    await turn();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(notices).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(notices.at(-1)).toBe('Анаграммы: Осталось мало времени');
  });

  it('nobody is called who did not agree, or is looking, and nothing shakes that should not', async () => {
    Object.assign(settings, { notices: false, buzz: false });
    await turn();
    expect([notices, buzzes]).toEqual([[], []]);
    Object.assign(settings, { notices: true });
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    live.view = { mine: false };
    flushSync();
    await turn();
    expect(notices).toEqual([]);
  });

  it('a table that stands still waits for nobody', async () => {
    live.table = { status: 'playing', paused: true };
    await turn();
    expect(document.title).toBe('Анаграммы — Буквица');
  });
});

it('a page that was never touched does not try to shake', async () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
  await turn();
  expect(buzzes).toEqual([]);
});

it('the tab is itself again when one leaves the table', async () => {
  await turn();
  stop();
  expect(document.title).toContain('Буквица — ');
});
