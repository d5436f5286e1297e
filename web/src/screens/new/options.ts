import { making } from '$/text/new';
import type { Offer } from '$/wire/rest';

/** What a table agrees on, by the names of options; what is not there is as usual. */
export type Values = Readonly<Record<string, unknown>>;

/** What a table agrees on besides its game. */
export interface House {
  public: boolean;
  leaving: 'bot' | 'wait';
  talk: boolean;
}

/** The options that change a game the most, in the order in which they are asked. */
const FOREMOST = [
  'games',
  'target',
  'hourglass',
  'min_length',
  'flip_after',
  'turn',
  'extended',
  'prizes',
  'referee',
];
const MOST_FOREMOST = 4;

/** A range so wide is walked in steps of so many; the widest first. */
const STEPS = [
  { span: 200, step: 10 },
  { span: 60, step: 5 },
] as const;

export interface Deck {
  title: string;
  piles: Record<string, { stacks: readonly { letter: string; count: number }[] }>;
}

const usual = (offer: Offer): unknown => offer.usual ?? null;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an option is set to. */
export const valueOf = (offer: Offer, values: Values): unknown =>
  Object.hasOwn(values, offer.name) ? values[offer.name] : usual(offer);

/** What can be chosen, as it is written out. */
export const choicesOf = (offer: Offer): Readonly<Record<string, string>> =>
  Object.fromEntries((offer.choices ?? []).map((choice) => [choice.value, choice.title]));

/** Whether an option is set otherwise than usual. */
export const isChanged = (offer: Offer, values: Values): boolean =>
  !same(valueOf(offer, values), usual(offer));

/** Keep only what differs from the usual. */
export const differing = (offers: readonly Offer[], values: Values): Values =>
  Object.fromEntries(
    offers.filter((offer) => isChanged(offer, values)).map((offer) => [offer.name, valueOf(offer, values)]),
  );

/** Part the few options that matter most from all the others. */
export function parted(offers: readonly Offer[]): { front: Offer[]; fine: Offer[] } {
  const front = FOREMOST.flatMap((name) => offers.filter((offer) => offer.name === name)).slice(
    0,
    MOST_FOREMOST,
  );
  return { front, fine: offers.filter((offer) => !front.includes(offer)) };
}

/** By how much a number is changed at a tap. */
export function stepOf(offer: Offer): number {
  const span = (offer.most ?? 0) - (offer.least ?? 0);
  return STEPS.find((one) => span > one.span)?.step ?? 1;
}

/** Go a step up or down, along round numbers and within the bounds. */
export function stepped(offer: Offer, from: number, way: 1 | -1): number {
  const step = stepOf(offer);
  const next = way === 1 ? Math.floor(from / step) * step + step : Math.ceil(from / step) * step - step;
  return Math.min(offer.most ?? next, Math.max(offer.least ?? next, next));
}

/** The number that a switched-off option starts from when it is switched on. */
export function startOf(offer: Offer): number {
  const value = usual(offer);
  return typeof value === 'number' ? value : (offer.least ?? 0) || stepOf(offer);
}

/** What it means that a number is switched off. */
export const offTitle = (offer: Offer): string => (usual(offer) === null ? making.itself : making.unlimited);

/** Read words as people list them. */
export const listed = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .filter(Boolean),
  ),
];

/** How many cards of letters a deck has. */
export const cardsOf = (deck: Deck): number =>
  Object.values(deck.piles).reduce(
    (sum, pile) => sum + pile.stacks.reduce((cards, stack) => cards + stack.count, 0),
    0,
  );

/** Read a deck out of a file; null where there is none in it. */
export function readDeck(text: string): Deck | null {
  try {
    const read = JSON.parse(text) as Deck;
    return cardsOf(read) > 0 ? { ...read, title: read.title || making.unnamedDeck } : null;
  } catch {
    return null; // no JSON, or JSON of something else
  }
}

/** Say what an option is set to. */
export function spoken(offer: Offer, value: unknown): string {
  switch (offer.kind) {
    case 'toggle':
      return value ? making.yes : making.no;
    case 'choice':
      return choicesOf(offer)[String(value)] ?? String(value);
    case 'words':
      return making.words((value as string[]).length);
    case 'seat':
      return value === null ? making.lot : making.seat((value as number) + 1);
    case 'deck':
      return value === null
        ? making.deckUsual
        : making.deckOwn((value as Deck).title, cardsOf(value as Deck));
    case 'number':
      return value === null
        ? offTitle(offer)
        : offer.unit === 's'
          ? `${value} ${making.seconds}`
          : String(value);
  }
}
