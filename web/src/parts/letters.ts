/** The keys of a Russian keyboard, letters only, row by row. */
export const ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'] as const;

/** Read a pressed key as a letter of ours: any case, ё as ё, and a Latin layout by where the key lies. */
export function letterOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return '';
  const key = event.key.toLowerCase();
  if (/^[а-яё]$/.test(key)) return key;
  return /^[a-z;',.[\]`]$/.test(key) ? (PLACES[event.code] ?? '') : '';
}

/** Where each letter lies on a Russian keyboard. */
const PLACES: Record<string, string> = Object.fromEntries(
  Object.entries({
    KeyQ: 'й',
    KeyW: 'ц',
    KeyE: 'у',
    KeyR: 'к',
    KeyT: 'е',
    KeyY: 'н',
    KeyU: 'г',
    KeyI: 'ш',
    KeyO: 'щ',
    KeyP: 'з',
    BracketLeft: 'х',
    BracketRight: 'ъ',
    KeyA: 'ф',
    KeyS: 'ы',
    KeyD: 'в',
    KeyF: 'а',
    KeyG: 'п',
    KeyH: 'р',
    KeyJ: 'о',
    KeyK: 'л',
    KeyL: 'д',
    Semicolon: 'ж',
    Quote: 'э',
    KeyZ: 'я',
    KeyX: 'ч',
    KeyC: 'с',
    KeyV: 'м',
    KeyB: 'и',
    KeyN: 'т',
    KeyM: 'ь',
    Comma: 'б',
    Period: 'ю',
    Backquote: 'ё',
  }),
);

/** Leave what can stand in a word: letters, in small, at most so many. */
export const spelling = (text: string, most = 40): string =>
  text
    .toLowerCase()
    .replace(/[^а-яё]/g, '')
    .slice(0, most);
