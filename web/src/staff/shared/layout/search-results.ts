import { maxFoundOfAKind, type SearchResult } from '@kowhai/domain/api/search';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { deskPages } from '#shared/desk-pages.ts';
import { paths } from '#shared/paths.ts';

export type Hit = { to: string; name: string; detail: string; group: string };

/** What a search leads to: pages by the letters of their names, and what the server found. */
export function listSearchResults(q: string, result: SearchResult | undefined): Hit[] {
  const words = q.toLowerCase();
  const pages = deskPages
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ label, to, key }) => ({ to, name: label, detail: `g ${key}`, group: 'Pages' }));
  if (!result || words === '') return pages;
  return [
    ...result.orders.map(({ _id, number, name, status }) => ({
      to: paths.order(_id),
      name: number,
      detail: `${name}, ${orderStatusTable[status].name}`,
      group: 'Orders',
    })),
    ...linkToAll(q, 'orders', paths.adminOrders(), 'Orders', result.orders.length),
    ...result.people.map(({ _id, name, email }) => ({
      to: paths.adminUser(_id),
      name,
      detail: email,
      group: 'People',
    })),
    ...linkToAll(q, 'people', paths.adminUsers(), 'People', result.people.length),
    ...result.enquiries.map(({ _id, name, subject }) => ({
      to: paths.adminEnquiry(_id),
      name,
      detail: subject,
      group: 'Enquiries',
    })),
    ...result.plans.map(({ _id, name }) => ({ to: paths.adminPlan(_id), name, detail: '', group: 'Plans' })),
    ...result.hardware.map(({ _id, name }) => ({
      to: paths.adminHardware(_id),
      name,
      detail: '',
      group: 'Hardware',
    })),
    ...pages,
  ];
}

/** A search shows a few of a kind. Where there may be more, their list has them all. */
function linkToAll(q: string, what: string, list: string, group: string, found: number): Hit[] {
  if (found < maxFoundOfAKind) return [];
  return [
    { to: `${list}?${new URLSearchParams({ q })}`, name: `All ${what} matching “${q}”`, detail: '', group },
  ];
}
