export const LARGEST = 2.5;

/** By how much it is enlarged then, within bounds. */
export const zoomed = (zoom: number, by: number): number => Math.max(1, Math.min(LARGEST, zoom * by));

/** Two fingers that part or meet, or the wheel with Ctrl: by how much what lies under them becomes larger. */
export function pinch(element: HTMLElement, larger: (by: number) => void): { destroy(): void } {
  let apart = 0;

  const between = ({ touches }: TouchEvent): number => {
    const [one, other] = touches;
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  /** What lies in the middle stays there. */
  const change = (by: number): void => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth } = element;
    larger(by);
    requestAnimationFrame(() => {
      const grown = element.scrollWidth / scrollWidth;
      element.scrollTo(
        (scrollLeft + clientWidth / 2) * grown - clientWidth / 2,
        (scrollTop + clientHeight / 2) * grown - clientHeight / 2,
      );
    });
  };
  const start = (event: TouchEvent): void => {
    apart = between(event);
  };
  const move = (event: TouchEvent): void => {
    const now = between(event);
    if (!now || !apart) return;
    event.preventDefault();
    change(now / apart);
    apart = now;
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    change(Math.exp(-event.deltaY / 200));
  };

  element.addEventListener('touchstart', start, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  element.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('wheel', wheel);
    },
  };
}
