import { expect, it } from 'vitest';
import { findLostPresses } from '#tests/support/browser/find-lost-presses.ts';
import { openVisit } from '#tests/support/browser/visit.ts';

// The nightly tests press in all forms (press-from-field.long.ts).
it('a button is pressed from every field of its form, whatever leaving the field shows', async () => {
  const { page } = await openVisit();
  await page.goto('/register');
  expect(await findLostPresses(page, /^Register$/)).toEqual([]);
});
