/** The day of the connection as a calendar file (RFC 5545), which phones and computers put into their calendar. */

import { formatServiceAddress } from '#domain/address/service-address.ts';
import { siteSettings } from '#domain/site-settings.ts';
import { addDays } from '#domain/time/business-days.ts';
import { describeWindow } from './connection-window.ts';
import type { Order } from './order.ts';
import { statusOf } from './order-status.ts';

type Connection = Pick<
  Order,
  | ('_id' | 'number' | 'serviceAddress' | 'connectionWindow' | 'createdAt' | 'updatedAt')
  | ('status' | 'isProcessing' | 'isCompleted')
>;

/**
 * The entry of an order that is open, or what takes it out of the calendar once the order is cancelled (RFC 5546).
 *
 * @param day such as "2026-11-26"
 * @param pageAddress of the order
 */
export function writeConnectionCalendar(order: Connection, day: string, pageAddress: string): string {
  const { _id, number, serviceAddress, connectionWindow, createdAt, updatedAt } = order;
  const isCancelled = statusOf(order) === 'cancelled';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${siteSettings.name}//Orders//EN`,
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    // The same each time, so that a later file moves the entry instead of adding another.
    `UID:${_id}@${siteSettings.email.replace(/^.*@/, '')}`,
    // Grows with each change of the order, by seconds: an older file takes nothing back.
    `SEQUENCE:${Math.max(0, Math.round((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN="${siteSettings.name}":mailto:${siteSettings.email}`,
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
