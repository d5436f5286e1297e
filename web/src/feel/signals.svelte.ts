import type { RoomClient } from '$/games/room';
import type { LiveTable } from '$/table/live.svelte';
import { GAMES, words, type GameId } from '$/text/common';
import { signals as said } from '$/text/signals';
import type { Cue } from './cues';
import { settings } from './settings.svelte';
import { sound } from './sound';

/** So long before our time is up it begins to press. */
const PRESSING = 10_000;

const BUZZ: Partial<Record<Cue, number | number[]>> = { turn: [40, 60, 40], alarm: 60, refused: 30 };

/** Sound and shake, as far as it is liked. */
export function give(cue: Cue): void {
  if (settings.sound) sound(cue);
  const buzz = BUZZ[cue];
  // A page may shake only after it was touched.
  if (settings.buzz && buzz !== undefined && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(buzz);
}

/** Put a title and a sign on the tab. */
function head(title: string, icon: string): void {
  document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
}

/** Tell by a notice of the system, where the tab is hidden and the player agreed. */
async function notify(title: string, body: string, tag: string): Promise<void> {
  if (
    !settings.notices ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  const notice = { body, tag, icon: '/icon.svg' };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(title, notice);
  else new Notification(title, notice);
}

/** Signal what happens at a table: what is seen, whose turn it is, time that presses. Call it while a component is made. */
export function signalling(live: LiveTable, game: GameId, room: RoomClient): void {
  const title = GAMES[game].title;
  let waited = false;

  $effect(() =>
    live.onSeen((events) => {
      const cues = new Set(events.map((seen) => room.cue(seen, live.you)));
      for (const cue of cues) if (cue) give(cue);
    }),
  );
  $effect(() => {
    if (live.refusal) give('refused');
  });
  $effect(() => {
    const playing = live.table?.status === 'playing' && !live.table.paused;
    const awaited = playing && live.you !== null && live.view !== null && room.awaits(live.view, live.menu);
    head(
      awaited ? `${said.turn} — ${title}` : `${title} — ${words.name}`,
      awaited ? '/icon-turn.svg' : '/icon.svg',
    );
    if (awaited && !waited) {
      give('turn');
      void notify(title, said.turn, live.id);
    }
    waited = awaited;
    const until = awaited ? (room.until?.(live.view, live.menu) ?? null) : null;
    const left = until === null ? null : until - live.clock.peek();
    if (left === null || left <= 0 || !live.clock.runs) return;
    const timer = setTimeout(
      () => {
        give('alarm');
        void notify(title, said.pressing, live.id);
      },
      Math.max(0, left - PRESSING),
    );
    return () => clearTimeout(timer);
  });
  $effect(() => () => head(`${words.name} — ${words.motto}`, '/icon.svg'));
}
