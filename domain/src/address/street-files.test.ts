import { expect, it } from 'vitest';
import { fileOfStreet } from './street-files.ts';

it.each(['ka', 'st', 'sta', 'k'])('has no file yet for a street of which only “%s” is typed', (typed) => {
  expect(fileOfStreet(typed)).toBeNull();
});

it('has the file of a name’s first letters, of more where many streets begin so', () => {
  expect(['queen street', 'karori road', 'station road'].map(fileOfStreet)).toEqual([
    'street-qu',
    'street-kar',
    'street-stat',
  ]);
});
