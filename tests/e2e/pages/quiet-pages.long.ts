import { expect, it } from 'vitest';
import { findJumpsOfName, findNoise, longName } from '#tests/support/browser/quiet-pages.ts';
import { desktop, phone } from '#tests/support/browser/visit.ts';

// Public pages on a phone, and a long name on a desktop, by day (quiet-pages.alone.test.ts).
it('every public page hydrates as it was built on a desktop, without a word or a jump or the code for signing in', async () => {
  expect(await findNoise(desktop)).toEqual([]);
});

it.each([
  ['a short', 'Ana', phone],
  ['a short', 'Ana', desktop],
  ['a long', longName, phone],
])('nothing jumps where %s name of who is signed in arrives', async (_, firstName, viewport) => {
  expect(await findJumpsOfName(firstName, viewport)).toEqual([]);
});
