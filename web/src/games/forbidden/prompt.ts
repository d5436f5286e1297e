import { text } from './text';
import type { Menu, View } from './types';

/** What is awaited and from whom, in one line, and until when. */
export interface Prompt {
  text: string;
  /** Whether it is awaited from the viewer. */
  yours: boolean;
  until: number | null;
  whole: number;
}

const SECOND = 1_000;
/** How long who paid may think; the view says only when that ends. */
const CHOICE = 20_000;
/** As the table's options say where nothing else was agreed on. */
const TURN = 90;
const WINDOW = 5;

/** How long the next player waits after a card, in milliseconds. */
export const windowOf = (view: View): number => (view.options.call_window ?? WINDOW) * SECOND;

/** Say what is awaited. `picked` is the letter that lies ready, `armed` whether it goes by itself. */
export function promptOf(
  view: View,
  menu: Menu,
  name: (seat: number) => string,
  picked: string,
  armed: boolean,
): Prompt {
  const { phase, you } = view;
  const plain = (said: string, yours = false): Prompt => ({ text: said, yours, until: null, whole: 0 });
  switch (phase.type) {
    case 'lay': {
      const yours = phase.turn === you;
      const window = phase.opens !== null;
      const said = yours
        ? window
          ? armed
            ? text.yourArmed(picked)
            : text.yourWait
          : picked
            ? text.yourCard(picked)
            : text.yourTurn
        : phase.last === you && you !== null
          ? text.yourLetter((view.conversation.at(-1)?.letter ?? '').toUpperCase())
          : window && menu.call
            ? text.theirWait(name(phase.turn))
            : text.theirTurn(name(phase.turn));
      const until = window ? phase.opens : phase.until;
      const whole = window ? windowOf(view) : (view.options.turn ?? TURN) * SECOND;
      return { text: said, yours, until, whole };
    }
    case 'choose': {
      const yours = phase.turn === you;
      const said = yours ? text.youPay : text.theyChoose(name(phase.turn));
      return { text: said, yours, until: phase.until, whole: CHOICE };
    }
    case 'answer':
    case 'vote':
      return plain(text.court, (menu.answer ?? false) || (menu.vote ?? false));
    case 'over':
      return plain(text.over);
  }
}
