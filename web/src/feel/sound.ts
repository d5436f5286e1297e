import type { Cue } from './cues';

/** A note: its pitch in hertz, when it begins and how long it sounds in seconds, how loud it is. */
type Note = readonly [pitch: number, at: number, lasts: number, loud: number];

/** Five soft cues, made here of plain waves: wood, bell, two steps up, a tick, two steps down. */
const SCORE: Record<Cue, { wave: OscillatorType; notes: readonly Note[] }> = {
  card: {
    wave: 'triangle',
    notes: [
      [210, 0, 0.06, 0.5],
      [140, 0.012, 0.07, 0.4],
    ],
  },
  word: {
    wave: 'sine',
    notes: [
      [659, 0, 0.5, 0.25],
      [988, 0.07, 0.6, 0.18],
      [1319, 0.14, 0.7, 0.1],
    ],
  },
  turn: {
    wave: 'sine',
    notes: [
      [523, 0, 0.22, 0.3],
      [784, 0.13, 0.4, 0.3],
    ],
  },
  alarm: {
    wave: 'triangle',
    notes: [
      [880, 0, 0.05, 0.3],
      [880, 0.16, 0.05, 0.3],
    ],
  },
  refused: {
    wave: 'triangle',
    notes: [
      [233, 0, 0.13, 0.35],
      [185, 0.1, 0.22, 0.35],
    ],
  },
};

let context: AudioContext | null = null;

/** Browsers let a page sound only after it was touched: wake the sound then. */
export function wakeSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

/** Sound a cue, if the page may sound at all. */
export function sound(cue: Cue): void {
  if (!context || context.state !== 'running') return;
  const { wave, notes } = SCORE[cue];
  const begin = context.currentTime;
  for (const [pitch, at, lasts, loud] of notes) {
    const note = context.createOscillator();
    const gain = context.createGain();
    note.type = wave;
    note.frequency.value = pitch;
    gain.gain.setValueAtTime(0, begin + at);
    gain.gain.linearRampToValueAtTime(loud * 0.4, begin + at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + at + lasts);
    note.connect(gain).connect(context.destination);
    note.start(begin + at);
    note.stop(begin + at + lasts + 0.02);
  }
}
