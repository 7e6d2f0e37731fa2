/** The day of the connection as a calendar file (RFC 5545), which phones and computers put into their calendar. */

import { formatServiceAddress } from '#domain/address/service-address.ts';
import { siteSettings } from '#domain/site-settings.ts';
import { addDays } from '#domain/time/business-days.ts';
import { describeWindow } from './connection-visit.ts';
import type { Order } from './order.ts';
import { openStatuses } from './order-status.ts';

type Connection = Pick<
  Order,
  | ('_id' | 'number' | 'serviceAddress' | 'connectionWindow' | 'createdAt' | 'updatedAt')
  | ('status' | 'connectionDate')
>;

/** A file with its content and media type, as a browser saves it or a mail carries it. */
export type CalendarFile = { filename: string; type: string; text: string };

/**
 * The entry of an order that is open, or what takes it out of the calendar once the order is cancelled or its day is taken
 * away (RFC 5546).
 *
 * @param pageAddress of the order
 * @returns null where the order is completed
 */
export function makeConnectionCalendar(order: Connection, pageAddress: string): CalendarFile | null {
  const { _id, number, serviceAddress, connectionDate: day, connectionWindow, createdAt, updatedAt } = order;
  const isCancelled = order.status === 'cancelled' || day === null;
  if (!(isCancelled || openStatuses.includes(order.status))) return null;
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${siteSettings.name}//Orders//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    // The same each time, so that a later file moves the entry instead of adding another.
    `UID:${_id}@${siteSettings.email.replace(/^.*@/, '')}`,
    // Grows with each change of the order, by seconds: an older file takes nothing back.
    `SEQUENCE:${Math.max(0, Math.round((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN="${siteSettings.name}":mailto:${siteSettings.email}`,
    `DTSTAMP:${updatedAt.replace(/[-:]|\.\d+/g, '')}`,
    ...(day ? [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`] : []),
    `SUMMARY:${escapeText(`${siteSettings.name} connection day${describeWindow(connectionWindow)}`)}`,
    // A mail to an address that is not proven withholds the place.
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

/** A line holds 75 bytes; a longer one goes on in the next, after a space. */
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
