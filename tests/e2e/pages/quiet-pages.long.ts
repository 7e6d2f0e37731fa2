import { expect, it } from 'vitest';
import { findJumpsOfName, findNoise } from '#tests/support/browser/quiet-pages.ts';
import { desktop } from '#tests/support/browser/visit.ts';

// On a phone, and for a long name, by day (quiet-pages.alone.test.ts).
it('every public page hydrates as it was built on a desktop, without a word or a jump or the code for signing in', async () => {
  expect(await findNoise(desktop)).toEqual([]);
});

it('nothing jumps where the short name of who is signed in arrives', async () => {
  expect(await findJumpsOfName('Ana')).toEqual([]);
});
