import { describe, expect, it } from 'vitest';
import { listOrderKeys, listSearchWords, listUserKeys } from './search-keys.ts';

const order = {
  number: 'KB-7F3K-29QD',
  user: { _id: 'u', firstName: 'Hana', lastName: 'van der Berg', email: 'hana@kowhai.example', phone: '' },
  serviceAddress: {
    address: '12 Rātā Street',
    city: 'Karori',
    region: 'Wellington' as const,
    postalCode: '6012',
    country: 'New Zealand' as const,
  },
};
const person = {
  firstName: 'Hana',
  lastName: 'Ngāta',
  email: 'hana@kowhai.example',
  phone: '0800 000 003',
  address: '3 Sample Street, Wellington 6011',
};

const finds = (keys: string[], text: string) => listSearchWords(text).every((word) => keys.includes(word));

describe('an order is found by', () => {
  it.each([
    'KB-7F3K-29QD',
    'kb-7f3k',
    '7F3K29QD',
    '7f3k',
    'hana',
    'Berg',
    'hana@kowhai',
    'rata',
    'Rātā',
    '12 rata',
    'karori',
    'k',
    '',
  ])('%o', (text) => expect(finds(listOrderKeys(order), text)).toBe(true));

  it.each(['ana', '7F3K-29QX', 'wellington', 'hana miller'])('not by %o', (text) => {
    expect(finds(listOrderKeys(order), text)).toBe(false);
  });
});

describe('a person is found by', () => {
  it.each(['ngata', 'Ngāta Hana', '0800 000 003', '0800000003', 'sample', 'example'])('%o', (text) => {
    expect(finds(listUserKeys(person), text)).toBe(true);
  });
});

it('of a long word the first letters count, on both sides', () => {
  const keys = listUserKeys({ ...person, lastName: 'Featherstonehaugh' });
  expect(finds(keys, 'featherstonehaugh')).toBe(true);
});
