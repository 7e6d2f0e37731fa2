import { expect, it } from 'vitest';
import { makeConnectionCalendar } from './connection-calendar.ts';
import { storeStatus } from './order-status.ts';

const order = {
  _id: 'o1',
  number: 'KB-7F3K-29QD',
  ...storeStatus('processing'),
  connectionDate: '2026-11-30',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  serviceAddress: {
    address: '12 Rātā Street; the flat, at the very end of the long and winding drive behind Pōhutukawa',
    city: 'Karori',
    region: 'Wellington' as const,
    postalCode: '6012',
    country: 'New Zealand' as const,
  },
};
const textOf = (changes: object = {}) =>
  makeConnectionCalendar({ ...order, ...changes }, 'https://shop.example/order/o1')?.text ?? '';
const file = textOf();
const unfolded = file.replaceAll('\r\n ', '');

it('fills the day of the connection, into the next month', () => {
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n');
  expect(unfolded).toContain('DTSTAMP:20261120T010000Z\r\n');
});

it('is a newer version of the same entry after each change, and cancels it with the order', () => {
  const write = (fields: object) => textOf(fields).split('\r\n');
  const versions = [
    write({}),
    write({ updatedAt: '2026-11-20T01:00:01.000Z' }),
    write({ updatedAt: '2026-11-21T00:00:00.000Z', ...storeStatus('cancelled') }),
  ];
  const told = versions.map((lines) => lines.filter((text) => /^(METHOD|UID|SEQUENCE|STATUS)/.test(text)));
  const uid = 'UID:o1@kowhai.example';
  expect(told).toEqual([
    ['METHOD:PUBLISH', uid, 'SEQUENCE:3600', 'STATUS:CONFIRMED'],
    ['METHOD:PUBLISH', uid, 'SEQUENCE:3601', 'STATUS:CONFIRMED'],
    ['METHOD:CANCEL', uid, 'SEQUENCE:86400', 'STATUS:CANCELLED'],
  ]);
  expect(versions[2]).toContain('ORGANIZER;CN="Kōwhai Broadband":mailto:hello@kowhai.example');
});

it('says when on that day, where that is agreed on', () => {
  const text = textOf({ connectionWindow: 'morning' }).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Kōwhai Broadband connection day\\, in the morning\r\n');
  expect(unfolded).toContain('SUMMARY:Kōwhai Broadband connection day\r\n');
});

it('names the order, its page and its place, with what has a meaning in the format escaped', () => {
  expect(unfolded).toContain('DESCRIPTION:Order KB-7F3K-29QD. https://shop.example/order/o1\\nQuestions?');
  expect(unfolded).toContain('LOCATION:12 Rātā Street\\; the flat\\, at');
});

it('keeps every line to 75 bytes', () => {
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});

it('is there until the order is completed, and takes itself back where the day is taken away', () => {
  expect(textOf({ connectionDate: null })).toMatch(/METHOD:CANCEL\r\n.*UID:o1@(?!.*DTSTART)/s);
  expect(textOf(storeStatus('completed'))).toBe('');
  const cancelled = makeConnectionCalendar({ ...order, ...storeStatus('cancelled') }, 'https://shop.example');
  expect(cancelled).toMatchObject({ filename: 'KB-7F3K-29QD.ics', type: 'text/calendar; method=CANCEL' });
});

it('names no place that a mail withholds', () => {
  const serviceAddress = { ...order.serviceAddress, address: '' };
  expect(textOf({ serviceAddress })).not.toMatch(/LOCATION|Karori/);
});
