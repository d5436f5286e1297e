import { words } from '$/text/common';
import type { components } from './made/rest';

type Made = components['schemas'];
export type GameOffer = Made['GameOffer'];
export type Offer = Made['Offer'];
/** The made type says that options are empty: which there are is the game's own affair. */
export type NewTable = Omit<Made['NewTable'], 'options'> & { options: Record<string, unknown> };
export type MadeTable = Made['MadeTable'];
export type TableListed = Made['TableListed'];
export type Checked = Made['Checked'];
export type Me = Made['Me'];
export type Problem = Made['Problem'];

/** The server said no, and why; or could not be reached at all (`code` is then `unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause = '',
    readonly about: Problem['about'] = {},
  ) {
    super(text);
  }
}

const TOKEN = 'X-Bukvitsa-Token';

let token = '';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { [TOKEN]: token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('unreachable', words.unreachable);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (!problem) throw new Refusal('unreachable', words.unreachable);
  throw new Refusal(problem.code, problem.text, problem.clause, problem.about);
}

const query = (given: Record<string, string | number | boolean | undefined>): string => {
  const kept = Object.entries(given).filter(([, value]) => value !== undefined);
  return kept.length ? `?${new URLSearchParams(kept.map(([key, value]) => [key, String(value)]))}` : '';
};

/** Learn who we are to the server; a stranger becomes a guest. */
export async function introduce(): Promise<Me> {
  const me = await ask<Me>('GET', '/api/me');
  token = me.token;
  return me;
}

/** Change something, introducing ourselves first where that was not done yet or is out of date. */
async function change<T>(method: string, path: string, body: unknown): Promise<T> {
  if (!token) await introduce();
  try {
    return await ask<T>(method, path, body);
  } catch (why) {
    if (!(why instanceof Refusal) || !['no_guest', 'wrong_token'].includes(why.code)) throw why;
    await introduce();
    return ask<T>(method, path, body);
  }
}

export const rename = (name: string) => change<Me>('PUT', '/api/me', { name });
export const games = () => ask<GameOffer[]>('GET', '/api/games');
export const create = (table: NewTable) => change<MadeTable>('POST', '/api/tables', table);
export const called = (code: string) => ask<{ id: string }>('GET', `/api/codes${query({ code })}`);
export const tables = (wanted: { game?: string; status?: string; mine?: boolean; most?: number }) =>
  ask<TableListed[]>('GET', `/api/tables${query(wanted)}`);
export const word = (wanted: { word: string; game?: string; extended?: boolean }) =>
  ask<Checked>('GET', `/api/words${query(wanted)}`);
