import * as z from 'zod/mini';
import { lazyFormat } from './date.ts';

const hourMs = 60 * 60 * 1000;

const hourInAuckland = lazyFormat({ hour: 'numeric', hourCycle: 'h23' });

export const day = z
  .string('Enter a date such as 2026-11-20')
  .check(
    z.refine(
      (text) => /^20\d\d-\d\d-\d\d$/.test(text) && z.safeParse(z.iso.date(), text).success,
      'Enter a date such as 2026-11-20',
    ),
  );

/** Midnight in New Zealand, summer and winter. @returns an ISO 8601 string in UTC */
export function startOfDay(date: string): string {
  const midnight = Date.parse(`${date}T00:00:00.000Z`);
  // 12 or 13 hours ahead. Clocks change at 2 or 3 in the morning, never between the two guesses.
  const guess = new Date(midnight - 12 * hourMs);
  const isSummer = Number(hourInAuckland(guess).hour) === 1;
  return new Date(midnight - (isSummer ? 13 : 12) * hourMs).toISOString();
}
