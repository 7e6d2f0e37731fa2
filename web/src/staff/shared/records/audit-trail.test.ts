import { expect, it } from 'vitest';
import { describeChange } from './audit-trail.tsx';

it.each([
  ['isPublished', false, true, 'Published: No → Yes'],
  ['connectionDate', null, '2026-11-26', 'Connection date: (empty) → 2026-11-26'],
  ['offerSummaryPath', 'documents/a.pdf', 'documents/b.pdf', 'Offer summary has a new PDF'],
  ['price', 84.5, 89, 'Price: $84.50 → $89.00'],
  ['address', null, null, 'Address: changed'],
])('tells a change of %s from %j to %j in words', (field, from, to, words) => {
  expect(describeChange({ field, from, to })).toBe(words);
});
