import { describe, expect, it } from 'vitest';
import { room } from '$/games/underwood/room';
import { appealable, trialOf } from '$/games/underwood/trying';
import type { Menu, View } from '$/games/underwood/types';

const claim = { by: 1, placement: { word: { shown: 'ёж' } } };
const view = (phase: object): View => ({ phase, options: { doubt: 10, vote: 20 } }) as unknown as View;

describe('a word before the table', () => {
  it('may be doubted by whom is asked', () => {
    const asked = view({ type: 'answer', claim, answers: { asked: [0, 2], accepted: [2], until: 500 } });
    expect(trialOf(asked, { answer: true })).toMatchObject({
      kind: 'answer',
      word: 'ёж',
      by: 1,
      until: 500,
      whole: 10_000,
      mayAnswer: true,
      voters: [0, 2],
      voted: [2],
    });
  });

  it('is voted on, each with a voice that may be given', () => {
    const ballot = { voters: [0, 1], voted: [0], own: 'yes', until: 900 };
    expect(trialOf(view({ type: 'vote', claim, ballot }), {})).toMatchObject({
      kind: 'vote',
      whole: 20_000,
      mayVote: false,
      own: 'yes',
    });
  });

  it('is not there at other times', () => {
    expect(trialOf(view({ type: 'exchange', until: null }), { lay: true })).toBeNull();
  });
});

it('only a word that the dictionary refused goes to the table, and only where the menu says so', () => {
  const refused = (code: string) => ({ type: 'refused', id: '1', code, text: '' }) as const;
  expect(appealable(refused('illegal_word'), { appeal: true })).toBe(true);
  expect(appealable(refused('illegal_word'), {})).toBe(false);
  expect(appealable(refused('only_ribbon'), { appeal: true })).toBe(false);
  expect(appealable(null, { appeal: true })).toBe(false);
});

describe('signals', () => {
  const awaits = (menu: Menu) => room.awaits(null, menu);
  it('tell that the game waits', () => {
    expect(
      [{ lay: true }, { feed: [1] }, { finish: true }, { answer: true }, { vote: true }].map(awaits),
    ).toEqual(Array(5).fill(true));
    expect(awaits({ feed: [], exchange: [] })).toBe(false);
  });

  it('say until when, wherever the clock stands', () => {
    expect(room.until?.(view({ type: 'feed', until: 7 }), {})).toBe(7);
    expect(room.until?.(view({ type: 'answer', claim, answers: { until: 8 } }), {})).toBe(8);
    expect(room.until?.(view({ type: 'vote', claim, ballot: { until: 9 } }), {})).toBe(9);
    expect(room.until?.(view({ type: 'over' }), {})).toBeNull();
  });

  it('sound for the own turn, for words, cards and doubts', () => {
    const heard = (type: string, more = {}) => room.cue({ type, by: 0, ...more }, 0);
    expect([heard('turn'), room.cue({ type: 'turn', by: 1 }, 0), heard('laid'), heard('fed')]).toEqual([
      'turn',
      null,
      'word',
      'card',
    ]);
    expect([heard('claimed', { asked: [0] }), heard('claimed', { asked: [1] }), heard('doubted')]).toEqual([
      'alarm',
      null,
      'alarm',
    ]);
    expect(heard('voted')).toBeNull();
  });
});
