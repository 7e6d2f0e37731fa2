import { expect, it } from 'vitest';
import { writeConnectionCalendar } from './connection-calendar.ts';

const order = {
  _id: 'o1',
  number: 'KB-7F3K-29QD',
  updatedAt: '2026-11-20T01:00:00.000Z',
  serviceAddress: {
    address: '12 Rātā Street; the flat, at the very end of the long and winding drive behind Pōhutukawa',
    city: 'Karori',
    region: 'Wellington' as const,
    postalCode: '6012',
    country: 'New Zealand' as const,
  },
};
const file = writeConnectionCalendar(order, '2026-11-30', 'https://shop.example/order/o1');
const unfolded = file.replaceAll('\r\n ', '');

it('fills the day of the connection, into the next month', () => {
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n');
  expect(unfolded).toContain('DTSTAMP:20261120T010000Z\r\n');
});

it('says when on that day, where that is agreed on', () => {
  const inTheMorning = { ...order, connectionWindow: 'morning' };
  const text = writeConnectionCalendar(inTheMorning, '2026-11-30', 'https://shop.example').replaceAll(
    '\r\n ',
    '',
  );
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
