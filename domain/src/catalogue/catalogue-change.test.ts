import { expect, it } from 'vitest';
import { hardwareChange, planChange } from './catalogue-change.ts';

const seenAt = '2026-01-01T00:00:00.000Z';

it.each([
  ['a plan', planChange],
  ['hardware', hardwareChange],
])('leaves every field of %s alone that was not sent, also one that stored records may lack', (_, change) => {
  expect(change.parse({ seenAt })).toEqual({ seenAt });
});
