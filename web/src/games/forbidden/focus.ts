import type { Attachment } from 'svelte/attachments';

/**
 * Keep the focus at hand: when the card or the button under it goes away or can no longer be pressed, it passes to what took
 * its place, or to the first button that can be pressed.
 */
export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let inside = false;
  let slot = '';

  const came = ({ target }: FocusEvent): void => {
    inside = true;
    slot = (target as Element).closest<HTMLElement>('[data-slot]')?.dataset.slot ?? '';
  };
  const went = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) inside = false;
  };
  const elsewhere = ({ target }: Event): void => {
    if (!(target instanceof Node) || !root.contains(target)) inside = false;
  };
  const look = (): void => {
    if (!inside || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    const same = slot && root.querySelector<HTMLElement>(`[data-slot="${slot}"] :not([inert]) > button`);
    const next = same || root.querySelector<HTMLElement>('button:enabled:not([inert] *)');
    next?.focus();
  };

  const watcher = new MutationObserver(look);
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] });
  root.addEventListener('focusin', came);
  root.addEventListener('focusout', went);
  document.addEventListener('pointerdown', elsewhere);
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', came);
    root.removeEventListener('focusout', went);
    document.removeEventListener('pointerdown', elsewhere);
  };
};
