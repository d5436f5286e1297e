/** Where a tab notes when it was last begun anew, and how long that lasts. */
const BEGUN = 'bukvitsa-begun-anew';
const LASTS = 60_000;

const state = $state({ newer: false });

/** Whether there is a newer build than the one that this tab was opened with. */
export const version = {
  get newer(): boolean {
    return state.newer;
  },
};

/** What a tab lacks of its own build is nowhere any more: the newest build goes on where it stood. */
function beginAnew(): void {
  const last = Number(sessionStorage.getItem(BEGUN));
  if (!navigator.onLine || Date.now() - last < LASTS) return;
  sessionStorage.setItem(BEGUN, String(Date.now()));
  location.reload();
}

/** Keep the client on the device, and find out when there is a newer one. */
export async function keep(): Promise<void> {
  addEventListener('vite:preloadError', beginAnew);
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers) return;
  const known = workers.controller !== null;
  workers.addEventListener('controllerchange', () => (state.newer = known));
  // Who may not keep anything (a private window) plays without it.
  const kept = await workers.register('/sw.js').catch(() => null);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) kept?.update().catch(() => undefined);
  });
}
