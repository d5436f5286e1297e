import { describe, expect, it } from 'vitest';
import { cardsOf } from '$/games/forbidden/voice.svelte';

const reds = (word: string, pile: string) => cardsOf(word, [...pile]).map(({ red }) => red);

describe('the colours of a taken word', () => {
  it('are those of the pile that it fell on', () => {
    expect(reds('кот', 'щкт')).toEqual([false, true, false]);
    expect(reds('око', 'к')).toEqual([true, false, true]);
  });
  it('are all red where nothing was paid', () => {
    expect(reds('ао', '')).toEqual([true, true]);
  });
});
