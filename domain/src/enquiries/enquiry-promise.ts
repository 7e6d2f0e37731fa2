/** The promise to answer an enquiry within 24 hours, and how one that waits stands against it. */

import { siteSettings } from '#domain/site-settings.ts';
import { formatShortDay, formatTime } from '#domain/time/date.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const soonMs = 4 * hourMs;

type Received = { createdAt: string };
export type EnquiryTiming = 'late' | 'due soon' | 'on time';

/** @returns the moment before which an enquiry was sent that is late now, as an ISO 8601 string */
export function lateEnquiriesSentBefore(now: string): string {
  return new Date(Date.parse(now) - siteSettings.promises.enquiryHours * hourMs).toISOString();
}

/** @returns the moment by which an answer is promised, as an ISO 8601 string: the hours of weekends count too */
export function enquiryDueAt({ createdAt }: Received): string {
  return new Date(Date.parse(createdAt) + siteSettings.promises.enquiryHours * hourMs).toISOString();
}

/** @param now the present moment as an ISO 8601 string */
export function enquiryTimingOf(enquiry: Received, now: string): EnquiryTiming {
  const leftMs = Date.parse(enquiryDueAt(enquiry)) - Date.parse(now);
  if (leftMs < 0) return 'late';
  return leftMs < soonMs ? 'due soon' : 'on time';
}

/**
 * Says by when an enquiry is to be answered, and how far off that is: "Tue 24 Nov 14:05, in 3 h".
 *
 * @param now the present moment as an ISO 8601 string
 */
export function describeEnquiryDue(enquiry: Received, now: string): string {
  const dueAt = enquiryDueAt(enquiry);
  const leftMs = Date.parse(dueAt) - Date.parse(now);
  const distance = describeHours(Math.abs(leftMs));
  return `${formatShortDay(dueAt)} ${formatTime(dueAt)}, ${leftMs < 0 ? `late by ${distance}` : `in ${distance}`}`;
}

/** In hours up to two days, which is what the promise is counted in; number and unit stay in one line. */
function describeHours(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))}\u00a0min`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours}\u00a0h` : `${Math.floor(hours / 24)}\u00a0days`;
}
