import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import SystemKeys from '$/parts/SystemKeys.svelte';

function field(word: string) {
  const heard: string[] = [];
  const taken = (letter: string) => heard.push(letter);
  render(SystemKeys, { word, onletter: taken, onerase: () => taken('-'), onenter: () => taken('!') });
  return { heard, input: screen.getByRole<HTMLInputElement>('textbox') };
}
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });

it('letters are passed on one by one, in whatever case', async () => {
  const { heard, input } = field('до');
  await type(input, 'доМИ1');
  expect(heard).toEqual(['м', 'и']);
});

it('what is deleted or put right is taken back first', async () => {
  const { heard, input } = field('дом');
  await type(input, 'дым');
  expect(heard).toEqual(['-', '-', 'ы', 'м']);
});

it('enter sends it, and the field shows what really stands', async () => {
  const { heard, input } = field('дом');
  await type(input, 'домы');
  expect(input.value).toBe('дом');
  await fireEvent.keyDown(input, { key: 'Enter' });
  expect(heard).toEqual(['ы', '!']);
});
