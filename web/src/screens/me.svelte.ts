import { LETTERS_OF_OLD } from '$/text/home';
import { introduce, rename } from '$/wire/rest';

const state = $state({ name: '', given: false });

function drawn(): string {
  const at = Math.floor(Math.random() * LETTERS_OF_OLD.length);
  return LETTERS_OF_OLD[at] ?? LETTERS_OF_OLD[0];
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

/** Give the name to sit down under; who has said none keeps the one that was given. */
export async function ownName(): Promise<string> {
  if (!state.name) await meet();
  return state.name;
}
