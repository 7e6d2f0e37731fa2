import { expect, it } from 'vitest';
import { listComplaintSteps } from './fair-terms.ts';

it.each([
  [
    'the scheme that the provider has joined, and the tribunal',
    'Fair Phones',
    'Take it to Fair Phones, which',
  ],
  ['the tribunal alone where it has joined none', '', 'Take it to the Disputes Tribunal, at any time.'],
])('ends a complaint with %s', (_, scheme, words) => {
  const steps = listComplaintSteps(scheme);
  expect(steps).toHaveLength(3);
  expect(steps.at(-1)).toContain(words);
  expect(steps.at(-1)).toContain('Disputes Tribunal');
});
