/** Five soft sounds: a card is laid, a word stands, your turn, time presses, it cannot be done. */
export type Cue = 'card' | 'word' | 'turn' | 'alarm' | 'refused';
