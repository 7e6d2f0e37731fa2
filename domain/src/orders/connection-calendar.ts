/** The day of the connection as a calendar file (RFC 5545), which phones and computers put into their calendar. */

import { formatServiceAddress } from '#domain/address/service-address.ts';
import { siteSettings } from '#domain/site-settings.ts';
import { addDays } from '#domain/time/business-days.ts';
import { describeWindow } from './connection-window.ts';
import type { Order } from './order.ts';

type Connection = Pick<Order, '_id' | 'number' | 'serviceAddress' | 'connectionWindow' | 'updatedAt'>;

/**
 * @param day such as "2026-11-26"
 * @param pageAddress of the order
 */
export function writeConnectionCalendar(
  { _id, number, serviceAddress, connectionWindow, updatedAt }: Connection,
  day: string,
  pageAddress: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${siteSettings.name}//Orders//EN`,
    'BEGIN:VEVENT',
    // The same each time, so that a later file moves the entry instead of adding another.
    `UID:${_id}@kowhai.example`,
    `DTSTAMP:${updatedAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(`${siteSettings.name} connection day${describeWindow(connectionWindow)}`)}`,
    `LOCATION:${escapeText(formatServiceAddress(serviceAddress))}`,
    `DESCRIPTION:${escapeText(`Order ${number}. ${pageAddress}\nQuestions? ${siteSettings.freephone}`)}`,
    `URL:${pageAddress}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
