import type { Lesson } from '../lesson';

export const lesson: Lesson = { options: {}, seats: 2, steps: [], farewell: '' };
