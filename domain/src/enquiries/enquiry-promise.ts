import { siteSettings } from '#domain/site-settings.ts';
import { formatShortDay, formatTime } from '#domain/time/date.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const soonMs = 4 * hourMs;

type Received = { createdAt: string };
export type EnquiryTiming = 'late' | 'due soon' | 'on time';

export function lateEnquiriesSentBefore(now: string): string {
  return new Date(Date.parse(now) - siteSettings.promises.enquiryHours * hourMs).toISOString();
}

/** Weekend hours count. */
export function enquiryDueAt({ createdAt }: Received): string {
  return new Date(Date.parse(createdAt) + siteSettings.promises.enquiryHours * hourMs).toISOString();
}

export function enquiryTimingOf(enquiry: Received, now: string): EnquiryTiming {
  const leftMs = Date.parse(enquiryDueAt(enquiry)) - Date.parse(now);
  if (leftMs < 0) return 'late';
  return leftMs < soonMs ? 'due soon' : 'on time';
}

export function describeEnquiryDue(enquiry: Received, now: string): string {
  const dueAt = enquiryDueAt(enquiry);
  const leftMs = Date.parse(dueAt) - Date.parse(now);
  const distance = describeHours(Math.abs(leftMs));
  return `${formatShortDay(dueAt, now)} ${formatTime(dueAt)}, ${leftMs < 0 ? `late by ${distance}` : `in ${distance}`}`;
}

/** In hours up to two days, like the promise. Number and unit stay on one line. */
function describeHours(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))}\u00a0min`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours}\u00a0h` : `${Math.floor(hours / 24)}\u00a0days`;
}
