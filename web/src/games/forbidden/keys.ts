import { tick } from 'svelte';
import { letterOf } from '$/parts/letters';
import type { Desk } from './desk.svelte';

/** Things that take keys themselves. */
const OWN_KEYS = 'input, textarea, select, dialog, [contenteditable]';
const PRESSED = 'button, a, summary';

/** Play by the keyboard: a letter begins a call, Space opens it, arrows and 1–3 choose a card, Enter lays it, − keeps silent. */
export function keyed(event: KeyboardEvent, desk: Desk): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || desk.calling.open) return;
  if (!(target instanceof Element) || target.closest(OWN_KEYS) || document.querySelector('dialog[open]'))
    return;
  if (act(event, target.closest(PRESSED) !== null, desk)) event.preventDefault();
}

/** Bring the focus to the card that lies ready: Enter lays it, whatever had the focus before. */
function focusChosen(): void {
  void tick().then(() => document.querySelector<HTMLElement>('.card[aria-pressed=true]')?.focus());
}

/** Do what a key stands for, if it stands for something; a button under the focus keeps Enter and Space. */
function act(event: KeyboardEvent, pressed: boolean, desk: Desk): boolean {
  const letter = letterOf(event);
  if (letter) {
    desk.begin(letter);
    return true;
  }
  switch (event.key) {
    case ' ':
      if (pressed) return false;
      desk.begin();
      return true;
    case '/':
      desk.begin();
      return true;
    case 'Enter':
      if (pressed || !desk.chosen) return false;
      desk.lay();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      desk.step(event.key === 'ArrowLeft' ? -1 : 1, desk.chosen?.type ?? 'lay');
      focusChosen();
      return true;
    case 'ArrowUp':
      desk.step(1, 'open');
      focusChosen();
      return true;
    case 'ArrowDown':
      desk.step(1, 'lay');
      focusChosen();
      return true;
    case '-':
      desk.hush();
      return true;
    case '1':
    case '2':
    case '3': {
      const id = desk.places.hand[Number(event.key) - 1]?.id;
      if (id !== undefined) desk.touch({ type: 'lay', card: id });
      focusChosen();
      return true;
    }
    case 'Escape':
      desk.chosen = null;
      return true;
    default:
      return false;
  }
}
