import { LETTERS_OF_OLD } from '$/text/home';
import { introduce, rename } from '$/wire/rest';

const state = $state({ name: '', given: false });

/** Draw a name that nobody at the table has, while there is one. */
function drawn(others: readonly string[] = []): string {
  const free = LETTERS_OF_OLD.filter((name) => !others.includes(name));
  const names = free.length ? free : LETTERS_OF_OLD;
  return names[Math.floor(Math.random() * names.length)] ?? LETTERS_OF_OLD[0];
}

/** Who sits before this screen. */
export const me = {
  /** How they are called; empty until the server was asked. */
  get name(): string {
    return state.name;
  },
  /** Whether the name is one of ours: they did not say how they are called. */
  get given(): boolean {
    return state.given;
  },
};

/** Ask the server who we are to it; a newcomer is given the name of an old letter. */
export async function meet(): Promise<void> {
  const { name } = await introduce();
  state.given = !name && (state.given || !state.name);
  state.name = name || state.name || drawn();
}

/** Be called so from now on. */
export async function beCalled(name: string): Promise<void> {
  state.name = (await rename(name)).name;
  state.given = false;
}

/** Give the name to sit down under, beside others; who has said none keeps the one that was given, or another. */
export async function ownName(others: readonly string[] = []): Promise<string> {
  if (!state.name) await meet();
  if (state.given && others.includes(state.name)) state.name = drawn(others);
  return state.name;
}
