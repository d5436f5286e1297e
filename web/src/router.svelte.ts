/** Where we are, by address. */
export type Route =
  | { at: 'home' }
  | { at: 'new'; game: string }
  | { at: 'table'; id: string; learn: boolean }
  | { at: 'join'; code: string }
  | { at: 'learn'; game: string }
  | { at: 'rules'; game: string; clause: string }
  | { at: 'words' }
  | { at: 'settings' }
  | { at: 'games' }
  | { at: 'offline' }
  | { at: 'missing' };

/** At a table's address: the first game, with somebody who explains. */
export const LEARN = '#learn';

/** Undo what an address does to letters; an address that no browser wrote has none of ours. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Read an address. */
export function read(path: string, hash = ''): Route {
  const parts = path.split('/').slice(1).map(decoded);
  if (parts.length > 2 || parts.includes(null)) return { at: 'missing' };
  const [first, second] = [parts[0] ?? '', parts[1] ?? ''];
  switch (first) {
    case '':
      return { at: 'home' };
    case 'new':
      return second ? { at: 'new', game: second } : { at: 'missing' };
    case 'table':
      return second ? { at: 'table', id: second, learn: hash === LEARN } : { at: 'missing' };
    case 'join':
      return { at: 'join', code: second };
    case 'learn':
      return second ? { at: 'learn', game: second } : { at: 'missing' };
    case 'rules':
      return { at: 'rules', game: second, clause: decoded(hash.slice(1)) ?? '' };
    case 'words':
    case 'settings':
    case 'games':
    case 'offline':
      return second ? { at: 'missing' } : { at: first };
    default:
      return { at: 'missing' };
  }
}

const here = () => read(location.pathname, location.hash);
const state: { route: Route } = $state({ route: here() });

/** The screen to show now. */
export const router = {
  get route(): Route {
    return state.route;
  },
};

/** Go somewhere in this client. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  state.route = here();
  window.scrollTo(0, 0);
}

/** Follow the browser's own going back, and links between our screens. */
export function follow(): void {
  addEventListener('popstate', () => (state.route = here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
