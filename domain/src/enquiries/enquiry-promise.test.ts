import { expect, it } from 'vitest';
import { describeEnquiryDue, enquiryTimingOf } from './enquiry-promise.ts';

// Monday 23 November, 2:05 pm in New Zealand.
const enquiry = { createdAt: '2026-11-23T01:05:00.000Z' };

it.each([
  ['just come in', '2026-11-23T01:05:00.000Z', 'on time', 'Tue 24 Nov 14:05, in 24\u00a0h'],
  ['waiting for half a day', '2026-11-23T13:00:00.000Z', 'on time', 'Tue 24 Nov 14:05, in 12\u00a0h'],
  ['with three hours left', '2026-11-23T22:05:00.000Z', 'due soon', 'Tue 24 Nov 14:05, in 3\u00a0h'],
  ['with forty minutes left', '2026-11-24T00:25:00.000Z', 'due soon', 'Tue 24 Nov 14:05, in 40\u00a0min'],
  ['at its last moment', '2026-11-24T01:05:00.000Z', 'due soon', 'Tue 24 Nov 14:05, in 1\u00a0min'],
  ['a moment past it', '2026-11-24T01:05:00.001Z', 'late', 'Tue 24 Nov 14:05, late by 1\u00a0min'],
  ['two hours past it', '2026-11-24T03:05:00.000Z', 'late', 'Tue 24 Nov 14:05, late by 2\u00a0h'],
  ['a week past it', '2026-12-01T01:05:00.000Z', 'late', 'Tue 24 Nov 14:05, late by 7\u00a0days'],
])('an enquiry %s is told against the 24 hours', (_, now, timing, words) => {
  expect([enquiryTimingOf(enquiry, now), describeEnquiryDue(enquiry, now)]).toEqual([timing, words]);
});
