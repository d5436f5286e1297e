import type { GameOffer } from '$/wire/rest';

let titles: Readonly<Record<string, string>> = $state.raw({});

/** Learn how people call the levels of bots, of what the server offers. */
export function learnLevels(offers: readonly GameOffer[]): void {
  titles = Object.fromEntries(offers.flatMap((offer) => offer.bots.map((bot) => [bot.level, bot.title])));
}

/** How people call a level; nothing until the server was asked. */
export const levelTitle = (level: string): string => titles[level] ?? '';
