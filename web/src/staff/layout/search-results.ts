import type { SearchResult } from '@kowhai/domain/api/staff';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { menuPages } from '@kowhai/domain/pages';
import { paths } from '#shared/paths.ts';

export type Hit = {
  to: string;
  name: string;
  detail: string;
  group: string;
};

const hit = (group: string, to: string, name: string, detail = ''): Hit => ({ to, name, detail, group });

const pagesToMake = [
  hit('Actions', paths.adminOrderNew(), 'New order'),
  hit('Actions', paths.adminPlanNew(), 'New plan'),
  hit('Actions', paths.adminHardwareNew(), 'New hardware'),
];

/** The headings of pages that the menu lists under another name. */
const headings: Readonly<Record<string, string>> = { [paths.admin()]: 'Dashboard' };

/** What a search leads to, each place once: pages by the letters of their names, and what the server found. */
export function listSearchResults(q: string, result: SearchResult | undefined): Hit[] {
  const words = q.toLowerCase();
  const pages = [
    ...menuPages.map(({ label, to, key }) => hit('Pages', to, label, `g ${key}`)),
    hit('Pages', paths.adminSecurity(), 'Second factor'),
  ].filter(({ name, to }) => [name, headings[to]].some((known) => known?.toLowerCase().includes(words)));
  if (!result || words === '') return pages;
  return [
    ...pagesToMake.filter(({ name }) => name.toLowerCase().startsWith(words)),
    ...result.orders.map(({ _id, number, name, plan, town, status }) =>
      hit('Orders', paths.order(_id), number, [name, plan, town, orderStatusTable[status].name].join(', ')),
    ),
    ...linkToAll(q, 'orders', paths.adminOrders(), 'Orders', result),
    ...result.people.map(({ _id, name, email }) => hit('People', paths.adminUser(_id), name, email)),
    ...linkToAll(q, 'people', paths.adminUsers(), 'People', result),
    ...result.enquiries.map(({ _id, name, subject }) =>
      hit('Enquiries', paths.adminEnquiry(_id), name, subject),
    ),
    ...linkToAll(q, 'enquiries', paths.adminEnquiries(), 'Enquiries', result),
    ...result.plans.map(({ _id, name }) => hit('Plans', paths.adminPlan(_id), name)),
    ...linkToAll(q, 'plans', paths.adminPlans(), 'Plans', result),
    ...result.hardware.map(({ _id, name }) => hit('Hardware', paths.adminHardware(_id), name)),
    ...linkToAll(q, 'hardware', paths.adminHardwareList(), 'Hardware', result),
    ...pages,
  ];
}

/** A search shows a few of a kind. Where there may be more, their list has them all. */
function linkToAll(
  q: string,
  what: SearchResult['more'][number],
  list: string,
  group: string,
  { more }: SearchResult,
): Hit[] {
  if (!more.includes(what)) return [];
  return [hit(group, `${list}?${new URLSearchParams({ q })}`, `All ${what} matching “${q}”`)];
}
