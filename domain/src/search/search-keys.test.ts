import { describe, expect, it } from 'vitest';
import {
  listEnquiryKeys,
  listEnquiryWords,
  listItemKeys,
  listItemWords,
  listOrderKeys,
  listOrderWords,
  listUserKeys,
  listUserWords,
  matchesWords,
  readSearch,
} from './search-keys.ts';

const order = {
  _id: '0b6e5f6a-9c1d-4f3e-8a57-3d2b1c0e9f88',
  number: 'KB-7F3K-29QD',
  user: {
    _id: 'u',
    firstName: 'Hana',
    lastName: 'van der Berg',
    email: 'hana.berg@kowhai.example',
    phone: '+64 21 555 0107',
    address: '',
  },
  orderItems: [
    { _id: 'everyday', name: 'Fibre Everyday', category: 'fibre' as const, price: 64.99, qty: 1 },
    { _id: 'tui', name: 'Tūī Mesh 6', category: 'fibre' as const, price: 199, qty: 2 },
  ],
  connectionDate: null,
  status: 'submitted' as const,
  isProcessing: false,
  isCompleted: false,
  serviceAddress: {
    address: '12 Rātā Street',
    city: 'Karori',
    region: 'Wellington' as const,
    postalCode: '6012',
    country: 'New Zealand' as const,
  },
};
const person = {
  _id: 'sYzUeQ3pXb7VdKfN2mJtR8wLcA41',
  firstName: 'Hana',
  lastName: 'Ngāta',
  email: 'hana@kowhai.example',
  phone: '0800 000 003',
  address: '3 Sample Street, Wellington 6011',
};

/** What the server does: the database looks for the key, the rest is looked for in what it finds. */
function finds(keys: string[], words: string[], text: string): boolean {
  const search = readSearch(text);
  if (search === null) return true;
  const hasKey = search.keys.every((others) => others.some((key) => keys.includes(key)));
  return hasKey && (search.isExact || matchesWords(search.words, words));
}

describe('an order is found by', () => {
  const findsOrder = (text: string) => finds(listOrderKeys(order), listOrderWords(order), text);

  it.each([
    'KB-7F3K-29QD',
    '6012',
    'karori 6012',
    'kb-7f3k',
    'KB-7F',
    'kb',
    'KB7F3K29QD',
    'Order KB-7F3K-29QD',
    'KB-7F3K-29QD, placed on Friday',
    'KB-7F3K-29QD.',
    '#KB-7F3K-29QD',
    '#KB-7F3K',
    'KB–7F3K–29QD',
    'KB–7F3K',
    'number: kb‑7f3k‑29qd',
    '7F3K29QD',
    '7f3k-29qd',
    '7f3k',
    '29QD',
    'hana',
    'Ha',
    'Berg',
    'hana.berg@kowhai',
    'HANA.BERG@kowhai.example',
    'hana.berg',
    'berg hana',
    'vanderberg',
    'vanderb',
    'rata',
    'Rātā',
    '12 rata street',
    'street',
    'karori',
    'karo hana',
    'k',
    '021 555 0107',
    '+64 21 5550107',
    '021-555',
    '+64 (0)21 555',
    '021 555 0107, extn 7',
    '021 555 0107 (after 3:30)',
    '64215550107',
    '6421555',
    '０２１５５５',
    '5550',
    '0107',
    '50 10',
    'hana 0107',
    'everyday',
    'fibre hana',
    'tui mesh',
    '',
  ])('%o', (text) => expect(findsOrder(text)).toBe(true));

  it.each([
    'ana',
    '7F3K-29QX',
    'KB-7F3K-29QD9',
    'Order KB-7F3K-29QX',
    'XKB-7F3K-29QD',
    'wellington',
    'hana miller',
    'hana.berg@elsewhere',
    'ratas',
    'berg@kowhai',
    '5551',
    '%',
    '_',
    '*',
    '0107 021',
    'gamer',
  ])('not by %o', (text) => {
    expect(findsOrder(text)).toBe(false);
  });
});

describe('a person is found by', () => {
  it.each(['ngata', 'Ngāta Hana', '0800 000 003', '0800000003', '08000', 'sample', 'hana@'])('%o', (text) => {
    expect(finds(listUserKeys(person), listUserWords(person), text)).toBe(true);
  });
});

describe('what has an address is found by it', () => {
  const item = { _id: 'tui-mesh-6', name: 'Tūī Mesh 6' };
  const enquiry = {
    _id: 'mX-3v_tQ9bLk2RzW8sYcEfGh',
    firstName: 'Hana',
    lastName: 'Ngāta',
    email: 'hana@kowhai.example',
    enquirySubject: 'General Enquiry' as const,
    enquiryMessage: 'How fast?',
  };
  const site = 'https://kowhai.example';

  it.each([
    ['an order', `${site}/order/${order._id}`, listOrderKeys(order), listOrderWords(order)],
    [
      'an order, as forwarded',
      `See <${site}/order/${order._id}?link-code=a.b>`,
      listOrderKeys(order),
      listOrderWords(order),
    ],
    ['an order’s change', `${site}/order/${order._id}/change`, listOrderKeys(order), listOrderWords(order)],
    ['an order, by its bare id', ` ${order._id.toUpperCase()} `, listOrderKeys(order), listOrderWords(order)],
    ['a user', `${site}/admin/user/${person._id}/info`, listUserKeys(person), listUserWords(person)],
    ['a user, by the bare id', person._id, listUserKeys(person), listUserWords(person)],
    ['hardware', `kowhai.example/hardware/${item._id}`, listItemKeys(item), listItemWords(item)],
    ['hardware at the desk', `/admin/hardware/${item._id}/edit`, listItemKeys(item), listItemWords(item)],
    ['a plan', `${site}/product/${item._id}#speeds`, listItemKeys(item), listItemWords(item)],
    ['a plan at the desk', `${site}/admin/service/${item._id}/info`, listItemKeys(item), listItemWords(item)],
    [
      'an enquiry',
      `${site}/admin/enquiries/${enquiry._id}`,
      listEnquiryKeys(enquiry),
      listEnquiryWords(enquiry),
    ],
    ['an enquiry, by its bare id', enquiry._id, listEnquiryKeys(enquiry), listEnquiryWords(enquiry)],
  ])('%s', (_, text, keys, words) => {
    expect(finds(keys, words, text)).toBe(true);
  });

  it('and what has another address is not', () => {
    const other = { ...order, _id: '0b6e5f6a-9c1d-4f3e-8a57-3d2b1c0e9f89' };
    expect(finds(listOrderKeys(other), listOrderWords(other), `${site}/order/${order._id}`)).toBe(false);
  });
});

it('of a long word the first letters count, on both sides', () => {
  const long = { ...person, lastName: 'Featherstonehaugh' };
  expect(finds(listUserKeys(long), listUserWords(long), 'featherstonehaugh')).toBe(true);
  expect(readSearch('featherstonehaugh')).toEqual({
    words: ['featherstone'],
    keys: [['featherstone']],
    isExact: true,
  });
});

it('looks in the database for what tells most, and never for what every address has', () => {
  expect(readSearch('12 rata street')).toMatchObject({ keys: [['rat']], isExact: false });
  expect(readSearch('street')).toMatchObject({ keys: [], isExact: false });
  expect(readSearch('hana karori')).toMatchObject({ keys: [['karori'], ['han']], isExact: false });
  expect(readSearch('mereana karihuto')).toMatchObject({ keys: [['karihu'], ['merean']] });
  expect(readSearch('rata stre')).toMatchObject({ keys: [['rat']] });
  expect(readSearch('stre')).toMatchObject({ keys: [['str']] });
  expect(readSearch('hana hana rata mere tama')).toMatchObject({ keys: [['tam'], ['mer'], ['rat']] });
  // Digits may begin the number of an order or a house, or be anywhere in a phone number.
  expect(readSearch('021 555 0107')).toMatchObject({
    keys: [
      ['021555010', '0215'],
      ['021555010', '0107'],
    ],
  });
});

it.each([
  ['O’Brien', 'obrien'],
  ['O’Brien', "o'brien"],
  ['Smith-Jones', 'smithjones'],
  ['Smith-Jones', 'jones'],
  ['Te Kanawa', 'tekanawa'],
  ['Te Kanawa', 'te kanawa'],
])('%s is found by %j', (lastName, text) => {
  const named = { ...person, lastName };
  expect(finds(listUserKeys(named), listUserWords(named), text)).toBe(true);
});

it('has a whole name of two letters as a key', () => {
  expect(listUserKeys({ ...person, lastName: 'Ng' })).toContain('ng');
});

it('stores few keys: each costs an entry in every index of the list', () => {
  const keys = listOrderKeys(order);
  expect(keys.filter((key) => !/^\d{4}$|:/.test(key)).toSorted()).toEqual([
    '0b6e5f6a9c1d',
    '29q',
    '601',
    '7f3',
    '7f3k29',
    'ber',
    'der',
    'eve',
    'everyd',
    'fib',
    'han',
    'hanabe',
    'hanabergk',
    'hanabergkowh',
    'kar',
    'karori',
    'mes',
    'rat',
    'tui',
    'van',
    'vander',
    'vanderber',
  ]);
  // Of the phone number, from each digit on, and as it begins from abroad.
  expect(keys.filter((key) => /^\d{4}$/.test(key))).toEqual([
    '0215',
    '2155',
    '1555',
    '5550',
    '5501',
    '5010',
    '0107',
    '6421',
  ]);
  expect(keys.filter((key) => key.includes(':'))).toEqual([
    'item:everyday',
    'item:tui',
    'region:Wellington',
    'date:none',
  ]);
});

it('an enquiry is found by the words of its message, of which the first get keys', () => {
  const enquiry = {
    _id: 'mX-3v_tQ9bLk2RzW8sYcEfGh',
    firstName: 'Hana',
    lastName: 'Ngāta',
    email: 'hana@kowhai.example',
    enquirySubject: 'Order Status',
    enquiryMessage: `The courier left it. ${'na '.repeat(500)}`,
  } as const;
  const [keys, words] = [listEnquiryKeys(enquiry), listEnquiryWords(enquiry)];
  for (const text of ['courier', 'couri', 'hana courier', 'left'])
    expect(finds(keys, words, text)).toBe(true);
  expect(finds(keys, words, 'modem')).toBe(false);
  const long = { ...enquiry, enquiryMessage: Array.from({ length: 900 }, (_, n) => `word${n}`).join(' ') };
  expect(listEnquiryKeys(long).length).toBeLessThan(120);
});
