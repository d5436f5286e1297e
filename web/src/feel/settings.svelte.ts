/** What this person likes, kept in this browser. */
export interface Tastes {
  theme: 'system' | 'light' | 'dark';
  letters: 'usual' | 'large' | 'huge';
  sound: boolean;
  buzz: boolean;
  motion: 'full' | 'calm';
  keyboard: 'own' | 'system';
  notices: boolean;
}

const KEY = 'bukvitsa.tastes';
const USUAL: Tastes = {
  theme: 'system',
  letters: 'usual',
  sound: true,
  buzz: true,
  motion: 'full',
  keyboard: 'own',
  notices: false,
};

function kept(): Tastes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Tastes>) };
  } catch {
    return { ...USUAL }; // a browser that keeps nothing, or kept nonsense
  }
}

export const settings: Tastes = $state(kept());

/** Change a taste, and keep it. */
export function prefer<K extends keyof Tastes>(name: K, value: Tastes[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // kept until the page is closed: better than nothing
  }
  dress();
}

const night = matchMedia('(prefers-color-scheme: dark)');

/** Put the tastes on the page. */
export function dress(): void {
  const { dataset } = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
  dataset.theme = dark ? 'dark' : 'light';
  dataset.letters = settings.letters;
  dataset.motion = settings.motion;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#1d1915' : '#f4eee1');
}

night.addEventListener('change', dress);
