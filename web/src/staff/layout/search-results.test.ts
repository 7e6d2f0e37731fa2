import type { SearchResult } from '@kowhai/domain/api/staff';
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

it('opens a call by its number: an order that is open first, else the newest, else the person', () => {
  const about = { ...order, name: 'Hana', number: 'KB-7F3K-29QD' };
  const person = { _id: 'u', name: 'Hana', email: 'hana@kowhai.example' };
  const firstOf = (result: Partial<SearchResult>, typed = '021 555 000') =>
    listSearchResults(typed, { ...nothing, ...result })[0]?.to;
  const done = { ...about, _id: 'done', status: 'completed' } as const;
  const open = { ...about, _id: 'open', status: 'processing' } as const;
  expect(firstOf({ orders: [done, open], people: [person] })).toBe('/order/open#call');
  expect(firstOf({ orders: [done] })).toBe('/order/done#call');
  expect(firstOf({ people: [person] })).toBe('/admin/user/u/info');
  expect(firstOf({ orders: [done, open] }, 'hana')).toBe('/order/done');
});
