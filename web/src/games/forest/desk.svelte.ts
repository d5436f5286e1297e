import type { PlaceCubes } from '$/wire/made/forest';
import type { Desk } from './hands/hand';
import type { Meant } from './hands/picks';
import type { Act, Live, Menu, View } from './types';

/** The table as hands need it. */
export class LiveDesk implements Desk {
  meant: Meant | null = null;

  constructor(readonly live: Live) {}

  get view(): View {
    if (!this.live.view) throw new Error('a hand was asked for before the table was seen');
    return this.live.view;
  }

  get menu(): Menu {
    return this.live.menu ?? {};
  }

  get now(): number {
    return this.live.clock.peek();
  }

  get busy(): boolean {
    return this.live.pending.length > 0;
  }

  async act(act: Act): Promise<boolean> {
    return (await this.live.act(act)).type === 'done';
  }

  async ways(word: string): Promise<readonly PlaceCubes[]> {
    const answer = await this.live.send({ type: 'ask_ways', word });
    return answer.type === 'ways' ? (answer.ways as PlaceCubes[]) : [];
  }

  name(seat: number): string {
    return this.live.name(seat);
  }
}
