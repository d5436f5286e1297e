import type { Act, Face, View } from './types';

/** A card as it lies somewhere; its key stays while it wanders from place to place. */
export interface Spot {
  readonly key: string;
  readonly face: Face;
  /** Its number, where it may be named. */
  readonly id?: number;
  /** Whether it was sent on its way and the server has not said yes yet. */
  readonly pending?: boolean;
}

/** Where all cards lie that this viewer sees. */
export interface Places {
  readonly talk: readonly Spot[];
  readonly showcase: readonly Spot[];
  /** A new card comes into the gap of the one that was laid: nothing else moves. */
  readonly hand: readonly (Spot | null)[];
  /** How many keys were given out. */
  readonly given: number;
}

const NOWHERE: Places = { talk: [], showcase: [], hand: [], given: 0 };

const alike = (one: Face, other: Face): boolean => one.letter === other.letter && one.red === other.red;

/** Pair what stayed in a row with where it was: the longest common part, in order; -1 for what is new. */
export function stayed(before: readonly Face[], now: readonly Face[]): number[] {
  const best = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const equal = (i: number, j: number): boolean => {
    const [one, other] = [before[i], now[j]];
    return one !== undefined && other !== undefined && alike(one, other);
  };
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = best[i];
      if (row) row[j] = equal(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found = new Array<number>(now.length).fill(-1);
  for (let i = 0, j = 0; i < before.length && j < now.length;) {
    if (equal(i, j)) found[j++] = i++;
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

/** Lay the cards as the view says, and as what is under way will have it, each under the key it had. */
export function follow(before: Places | null, view: View, pending: readonly Act[] = []): Places {
  const was = before ?? NOWHERE;
  let given = was.given;
  const fresh = (): string => `card-${(given += 1)}`;
  const going = pending.find((act) => act.type === 'lay' || act.type === 'open');

  const leaves = (type: 'lay' | 'open', id: number): boolean => going?.type === type && going.card === id;
  const own = view.own.filter((card) => !leaves('lay', card.id));
  const shown = view.showcase.filter((card) => !leaves('open', card.id));
  const laid = [...view.own, ...view.showcase].filter(
    (card) => leaves('lay', card.id) || (card.face.red && leaves('open', card.id)),
  );
  const faces: Face[] = [...view.conversation, ...laid.map((card) => card.face)];

  const hand = fill(was.hand, own, fresh);
  const held = was.hand.filter((spot) => spot !== null);
  const kept = stayed(
    was.talk.map((spot) => spot.face),
    faces,
  );
  /** Cards that are no longer where they were: whoever turns up elsewhere is one of them. */
  const gone = [
    ...held.filter((spot) => !hand.some((other) => other?.key === spot.key)),
    ...was.showcase.filter((spot) => !shown.some((card) => sits(card, spot))),
    ...was.talk.filter((_, at) => !kept.includes(at)),
  ];
  const come = (face: Face): string => {
    const at = gone.findIndex((spot) => alike(spot.face, face));
    return gone.splice(at, at < 0 ? 0 : 1)[0]?.key ?? fresh();
  };
  const talk = faces.map((face, at): Spot => {
    const stays = was.talk[kept[at] ?? -1];
    const key = stays?.key ?? come(face);
    return at < view.conversation.length ? { key, face } : { key, face, pending: true };
  });
  const showcase = shown.map(({ id, face }): Spot => {
    const stays = was.showcase.find((spot) => sits({ id, face }, spot));
    return { key: stays?.key ?? come(face), face, id };
  });
  return { talk, showcase, hand, given };
}

const sits = (card: { id: number; face: Face }, spot: Spot): boolean =>
  spot.id === card.id && alike(spot.face, card.face);

/** Leave a hand's cards where they are, and put new ones into the gaps. */
function fill(was: readonly (Spot | null)[], own: View['own'], fresh: () => string): (Spot | null)[] {
  const held = was.filter((spot) => spot !== null);
  const coming = own
    .filter((card) => !held.some((spot) => sits(card, spot)))
    .map(({ id, face }): Spot => ({ key: fresh(), face, id }));
  const filled = was.map((spot) =>
    spot && own.some((card) => sits(card, spot)) ? spot : (coming.shift() ?? null),
  );
  return [...filled, ...coming];
}
