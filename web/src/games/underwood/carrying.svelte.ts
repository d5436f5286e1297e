import type { Attachment } from 'svelte/attachments';

/** So far a finger may slip on a tap, in pixels. */
const SLIP = 9;

/** Carry a card along its row with a finger or a mouse: it changes places with the card it is held over. */
export function carrying(put: (id: number, to: number) => void) {
  let id: number | null = $state(null);

  /** Make a card something that can be carried. */
  const handle =
    (card: number): Attachment<HTMLElement> =>
    (node) => {
      let from: { x: number; y: number } | null = null;
      let carried = false;

      const down = (event: PointerEvent): void => {
        if (event.button === 0) from = { x: event.clientX, y: event.clientY };
        carried = false;
      };
      const move = (event: PointerEvent): void => {
        if (!from) return;
        if (!carried && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
        if (!carried) node.setPointerCapture(event.pointerId);
        carried = true;
        id = card;
        const below = document.elementsFromPoint(event.clientX, event.clientY);
        const over = below.map((one) => one.closest('[data-card]')).find((one) => one && one !== node);
        if (over && over.parentElement === node.parentElement) {
          put(card, [...(node.parentElement?.children ?? [])].indexOf(over));
        }
      };
      const up = (): void => {
        from = null;
        id = null;
      };
      /** What was carried is not tapped. */
      const click = (event: Event): void => {
        if (carried) event.stopPropagation();
        carried = false;
      };

      node.addEventListener('pointerdown', down);
      node.addEventListener('pointermove', move);
      node.addEventListener('pointerup', up);
      node.addEventListener('pointercancel', up);
      node.addEventListener('click', click, { capture: true });
      return () => {
        node.removeEventListener('pointerdown', down);
        node.removeEventListener('pointermove', move);
        node.removeEventListener('pointerup', up);
        node.removeEventListener('pointercancel', up);
        node.removeEventListener('click', click, { capture: true });
      };
    };

  return {
    get id() {
      return id;
    },
    handle,
  };
}
