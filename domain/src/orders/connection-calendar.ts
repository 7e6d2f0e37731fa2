/** The connection day as a calendar file (RFC 5545). */

import { formatServiceAddress } from '#domain/address/format-address.ts';
import { siteSettings } from '#domain/site-settings.ts';
import { addDays } from '#domain/time/business-days.ts';
import type { Order } from './order.ts';
import { describeWindow } from './order-request.ts';
import { isCancelledStatus, isOpenStatus } from './order-status.ts';

type Connection = Pick<
  Order,
  | ('_id' | 'number' | 'serviceAddress' | 'connectionWindow' | 'createdAt' | 'updatedAt')
  | ('status' | 'connectionDate')
>;

export type CalendarFile = { filename: string; type: string; text: string };

/** A cancelled order, or a day that was taken away, removes the entry (RFC 5546). Null for a completed order. */
export function makeConnectionCalendar(order: Connection, pageAddress: string): CalendarFile | null {
  const { _id, number, serviceAddress, connectionDate: day, connectionWindow, createdAt, updatedAt } = order;
  const isCancelled = isCancelledStatus(order.status) || day === null;
  if (!(isCancelled || isOpenStatus(order.status))) return null;
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${siteSettings.name}//Orders//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    // A stable UID, so that a later file moves the entry.
    `UID:${_id}@${siteSettings.email.replace(/^.*@/, '')}`,
    // Grows with each change, so that an older file overwrites nothing.
    `SEQUENCE:${Math.max(0, Math.round((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN="${siteSettings.name}":mailto:${siteSettings.email}`,
    `DTSTAMP:${updatedAt.replace(/[-:]|\.\d+/g, '')}`,
    ...(day ? [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`] : []),
    `SUMMARY:${escapeText(`${siteSettings.name} connection day${describeWindow(connectionWindow)}`)}`,
    // A mail to an unproven address leaves out the place.
    ...(serviceAddress.address ? [`LOCATION:${escapeText(formatServiceAddress(serviceAddress))}`] : []),
    `DESCRIPTION:${escapeText(`Order ${number}. ${pageAddress}\nQuestions? ${siteSettings.freephone}`)}`,
    `URL:${pageAddress}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const text = lines.map((line) => `${fold(line)}\r\n`).join('');
  return { filename: `${number}.ics`, type: `text/calendar; method=${method}`, text };
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A line holds 75 bytes; the next one continues it after a space. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const more = countBytes(letter);
    if (bytes + more > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += more;
  }
  return folded;
}

function countBytes(letter: string): number {
  return encodeURIComponent(letter).replace(/%../g, '_').length;
}
