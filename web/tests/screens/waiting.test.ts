import { describe, expect, it } from 'vitest';
import { awaitedBy } from '$/screens/waiting/awaited';
import { awaited } from '$/text/waiting';
import type { SeatView, TableView } from '$/wire/made/wire';

const host: SeatView = { name: 'Аня', host: true, presence: 'here' };
const friend: SeatView = { name: 'Боря', presence: 'here' };
const ready: SeatView = { name: 'Вера', presence: 'here', ready: true };
const bot: SeatView = { name: 'Зигзаг', level: 'greedy', bot: true };
const free: SeatView = {};

const seen = (you: number | null, ...seats: SeatView[]) => awaitedBy({ seats, you } as TableView, 2);

describe('what a table waits for', () => {
  it('is company, while there are too few', () => {
    expect(seen(0, host, free)).toBe(awaited.one);
    expect(awaitedBy({ seats: [host, free, free], you: 0 } as TableView, 3)).toBe(awaited.several(2));
  });

  it('is people who are not ready, by name; bots and the host always are', () => {
    expect(seen(0, host, friend, bot, ready)).toBe(awaited.people('Боря'));
  });

  it('is oneself, where nobody else is awaited', () => {
    expect(seen(1, host, friend, ready)).toBe(awaited.yours);
    expect(seen(1, host, friend, { ...friend, name: 'Глеб' })).toBe(awaited.people('Глеб'));
  });

  it('is the host, when all are ready', () => {
    expect(seen(1, host, ready)).toBe(awaited.host('Аня'));
    expect(seen(0, host, ready)).toBe(awaited.begin);
    expect(seen(0, host, ready, free)).toBe(awaited.beginSpare(1));
  });

  it('is a decision, for a watcher', () => {
    expect(seen(null, host, free)).toBe(awaited.watch);
    expect(seen(null, host, bot)).toBe(awaited.watchFull);
  });
});
