import { join } from '$/text/join';

const WORDS = 3;
/** A link's path that leads to a table or to a code; the short one is also typed with the Russian letter. */
const WAY = /^\/(table|join|c|с)\/([^/]+)$/;

/** Where what was typed or pasted leads, or why it leads nowhere. */
export type Way = { to: 'table'; id: string } | { to: 'code'; code: string } | { to: 'nowhere'; why: string };

/** Read three words as people say them, or a link as people paste it. */
export function wayOf(text: string): Way {
  const typed = text.trim();
  if (/^https?:\/\//i.test(typed) || typed.startsWith('/')) return wayOfLink(typed);
  const words = typed
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (words.length === WORDS) return { to: 'code', code: words.join('-') };
  return {
    to: 'nowhere',
    why: words.length > WORDS ? join.many : words.length ? join.few(words.length) : join.help,
  };
}

function wayOfLink(link: string): Way {
  try {
    const [, kind, rest] = WAY.exec(decodeURIComponent(new URL(link, location.origin).pathname)) ?? [];
    if (kind === 'table' && rest) return { to: 'table', id: rest };
    if (rest) return wayOf(rest);
  } catch {
    // neither an address nor anything like one
  }
  return { to: 'nowhere', why: join.notOurs };
}
