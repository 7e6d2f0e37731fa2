import { maxFoundOfAKind } from '@kowhai/domain/api/staff';
import { menuPages } from '@kowhai/domain/pages';
import { expect, it } from 'vitest';
import { listSearchResults } from './search-results.ts';

const nothing = { orders: [], people: [], plans: [], hardware: [], enquiries: [] };

it('offers all pages while nothing is typed, and then those that have the letters', () => {
  const names = [...menuPages.map(({ label }) => label), 'Second factor'];
  expect(listSearchResults('', undefined).map(({ name }) => name)).toEqual(names);
  expect(listSearchResults('hard', nothing)).toEqual([
    { to: '/admin/hardwarelist', name: 'Hardwares', detail: 'g h', group: 'Pages' },
  ]);
});

it('lists what can be done on the open page first, by the letters of its words', () => {
  const note = { to: '/order/o#n', name: 'Write a note', detail: 'n', group: 'This page', run: () => {} };
  expect(listSearchResults('', undefined, [note])[0]).toBe(note);
  expect(listSearchResults('note', nothing, [note])).toEqual([note]);
  expect(listSearchResults('hana', nothing, [note])).toEqual([]);
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

it('acts on what it finds: takes a step, leads to who becomes an admin, and to what is made', () => {
  const found = {
    ...nothing,
    orders: (['submitted', 'completed'] as const).map((status) => ({
      ...order,
      _id: status,
      name: 'Hana',
      number: 'KB-7F3K-29QD',
      status,
    })),
    people: [{ _id: 'u', name: 'Hana', email: 'hana@example.org' }],
  };
  expect(listSearchResults('process KB-7F3K', found)).toEqual([
    {
      to: '/order/submitted',
      name: 'Process KB-7F3K-29QD',
      detail: 'Hana, Fibre Everyday, Karori',
      group: 'Actions',
      step: { orderId: 'submitted', action: 'process' },
    },
  ]);
  expect(listSearchResults('make admin hana', found)[0]).toMatchObject({
    to: '/admin/user/u/edit',
    name: 'Make Hana an admin',
  });
  expect(listSearchResults('new pl', nothing)[0]).toMatchObject({ name: 'New plan' });
  expect(listSearchResults('new o', nothing)[0]).toMatchObject({ name: 'New order' });
});

it.each([
  [maxFoundOfAKind - 1, []],
  [maxFoundOfAKind, ['/admin/orderlist?q=Hana+K%C5%8D', '/admin/userlist?q=Hana+K%C5%8D']],
])('where a search finds %i of a kind, there are %j to see them all', (count, lists) => {
  const of = <T>(make: (id: string) => T) => Array.from({ length: count }, (_, index) => make(String(index)));
  const hits = listSearchResults('Hana Kō', {
    ...nothing,
    orders: of((_id) => ({
      ...order,
      _id,
      name: 'Hana Kōwhai',
      number: `KB-2222-222${_id}`,
      status: 'submitted',
    })),
    people: of((_id) => ({ _id, name: 'Hana Kōwhai', email: `hana${_id}@example.org` })),
  });
  expect(hits.filter(({ name }) => name.startsWith('All ')).map(({ to }) => to)).toEqual(lists);
});
