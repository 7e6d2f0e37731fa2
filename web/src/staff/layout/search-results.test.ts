import { menuPages } from '@kowhai/domain/pages';
import { expect, it } from 'vitest';
import { listSearchResults } from './search-results.ts';

const nothing = { orders: [], people: [], plans: [], hardware: [], enquiries: [], more: [] };

it('offers all pages while nothing is typed, and then those that have the letters', () => {
  const names = [...menuPages.map(({ label }) => label), 'Second factor'];
  expect(listSearchResults('', undefined).map(({ name }) => name)).toEqual(names);
  expect(listSearchResults('hard', nothing)).toEqual([
    { to: '/admin/hardwarelist', name: 'Hardwares', detail: 'g h', group: 'Pages' },
  ]);
});

it.each(['admin', 'dash'])('finds the first page by its name in the menu and by its heading: %s', (typed) => {
  expect(listSearchResults(typed, nothing)).toContainEqual({
    to: '/admin',
    name: 'Admin Info',
    detail: 'g d',
    group: 'Pages',
  });
});

const order = { plan: 'Fibre Everyday', town: 'Karori' };

it('leads to what was found, orders first', () => {
  const hits = listSearchResults('roha', {
    ...nothing,
    people: [{ _id: 'u', name: 'Aroha Example', email: 'aroha@example.org' }],
    orders: [{ ...order, _id: 'o', name: 'Aroha Example', number: 'KB-7F3K-29QD', status: 'processing' }],
    enquiries: [{ _id: 'e', name: 'Aroha Example', subject: 'Order Status' }],
    plans: [{ _id: 'p', name: 'Aroha' }],
  });
  expect(hits.map(({ to }) => to)).toEqual([
    '/order/o',
    '/admin/user/u/info',
    '/admin/enquiries/e',
    '/admin/service/p/info',
  ]);
  expect(hits[0]?.detail).toBe('Aroha Example, Fibre Everyday, Karori, Processing');
});

it.each([
  ['new pl', 'New plan'],
  ['new o', 'New order'],
])('leads to what is made, by its first letters: %s', (typed, name) => {
  expect(listSearchResults(typed, nothing)[0]).toMatchObject({ name });
});

it('where there may be more than a search found, a link leads to all of them, even if it found none', () => {
  const hits = listSearchResults('Hana Kō', { ...nothing, more: ['orders', 'people', 'plans', 'hardware'] });
  expect(hits.map(({ to }) => to)).toEqual([
    '/admin/orderlist?q=Hana+K%C5%8D',
    '/admin/userlist?q=Hana+K%C5%8D',
    '/admin/servicelist?q=Hana+K%C5%8D',
    '/admin/hardwarelist?q=Hana+K%C5%8D',
  ]);
  expect(listSearchResults('Hana Kō', nothing)).toEqual([]);
});

it('leads to each place once, whatever is typed', () => {
  const found = {
    ...nothing,
    orders: [{ ...order, _id: 'o', name: 'Hana', number: 'KB-7F3K-29QD', status: 'processing' as const }],
    people: [{ _id: 'u', name: 'Hana', email: 'hana@kowhai.example' }],
  };
  for (const result of [found, { ...found, orders: [] }])
    for (const typed of ['021555123', 'hana', 'new order', 'hard']) {
      const places = listSearchResults(typed, result).map(({ to }) => to.split('#')[0]);
      expect(places, typed).toEqual([...new Set(places)]);
    }
});
