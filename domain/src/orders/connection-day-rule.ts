/** Which days the shop promises: one rule for a customer's wish and for what staff set, by the home's region. */
import type { Region } from '#domain/address/regions.ts';
import { addDays, dayToIso, findDayOff } from '#domain/time/business-days.ts';
import { formatDayInWords } from '#domain/time/date.ts';

const furthestDays = 365;

/**
 * What is wrong with a day that staff promise.
 *
 * @param today in New Zealand
 * @returns a refusal; or a question, as staff may mean a Saturday; or null
 */
export function judgePromise(
  day: string,
  today: string,
  region: Region,
): { refusal: string } | { question: string } | null {
  if (day < today) return { refusal: 'Choose today or a later day' };
  if (day > addDays(today, furthestDays)) return { refusal: 'Choose a day within a year' };
  const dayOff = findDayOff(day, region);
  if (dayOff === null) return null;
  const [, ...date] = formatDayInWords(dayToIso(day), dayToIso(today)).split(' ');
  return { question: `${date.join(' ')} is ${dayOff}` };
}

/** @param wish a customer's; empty to withdraw it @param today in New Zealand */
export function findDayProblem(wish: string, today: string, region: Region): string | null {
  if (wish === '') return null;
  if (wish <= today) return 'Choose a day after today';
  const judged = judgePromise(wish, today, region);
  if (judged === null) return null;
  return 'refusal' in judged
    ? judged.refusal
    : `${judged.question}, and we only connect on working days. Choose another day`;
}
