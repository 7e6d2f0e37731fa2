import { expect, it } from 'vitest';
import { describeNote } from './order-note.ts';

it.each([
  [{ text: 'Rang twice.' }, 'Rang twice.'],
  [
    { text: 'His neighbour said so.', withheldBecause: 'It’s about someone else' as const },
    'We’ve withheld this note: it’s about someone else.',
  ],
])('a customer reads of the note %o: %s', (note, text) => {
  expect(describeNote(note)).toBe(text);
});
