import type { SearchResult } from '@kowhai/domain/api/staff';
import {
  checkTransition,
  isOpenStatus,
  orderStatusTable,
  type StatusAction,
} from '@kowhai/domain/orders/order-status';
import { menuPages } from '@kowhai/domain/pages';
import { isPhoneNumber } from '@kowhai/domain/search/search-keys';
import { paths } from '#shared/paths.ts';

export type Hit = {
  to: string;
  name: string;
  detail: string;
  group: string;
  /** What is done with the order that it leads to, in place of going there. */
  step?: { orderId: string; action: StatusAction };
  /** What is done on the open page, in place of going anywhere. */
  run?: () => void;
};

const steps = { process: 'Process', complete: 'Complete' } as const;
const hit = (group: string, to: string, name: string, detail = ''): Hit => ({ to, name, detail, group });

const pagesToMake = [
  hit('Actions', paths.adminOrderNew(), 'New order'),
  hit('Actions', paths.adminPlanNew(), 'New plan'),
  hit('Actions', paths.adminHardwareNew(), 'New hardware'),
];

/** The headings of pages that the menu lists under another name. */
const headings: Readonly<Record<string, string>> = { [paths.admin()]: 'Dashboard' };

/** Splits "process KB-7F3K" or "make admin Hana". */
export function readCommand(typed: string) {
  const [, verb = '', rest = ''] = /^(process|complete|make admin)\s+(.*)$/i.exec(typed) ?? [];
  return verb ? { verb: verb.toLowerCase(), q: rest } : { verb: null, q: typed };
}

/** What a search leads to: pages by the letters of their names, and what the server found. */
export function listSearchResults(
  typed: string,
  result: SearchResult | undefined,
  own: readonly Hit[] = [],
): Hit[] {
  const { verb, q } = readCommand(typed);
  if (verb !== null) return result ? listActions(verb, result) : [];
  const words = q.toLowerCase();
  const pages = [
    ...menuPages.map(({ label, to, key }) => hit('Pages', to, label, `g ${key}`)),
    hit('Pages', paths.adminSecurity(), 'Second factor'),
  ].filter(({ name, to }) => [name, headings[to]].some((known) => known?.toLowerCase().includes(words)));
  const ownFound = own.filter(({ name }) => name.toLowerCase().includes(words));
  if (!result || words === '') return [...ownFound, ...pages];
  return [
    ...(isPhoneNumber(q) ? listCalls(result) : []),
    ...ownFound,
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

/** Who rings: first with an order that is open, as most calls are about that, and else the person. */
function listCalls({ orders, people }: SearchResult): Hit[] {
  const order = orders.find(({ status }) => isOpenStatus(status)) ?? orders[0];
  const [person] = people;
  if (order)
    return [hit('Call', `${paths.order(order._id)}#call`, `On the phone: ${order.name}`, order.number)];
  return person
    ? [hit('Call', paths.adminUser(person._id), `On the phone: ${person.name}`, person.email)]
    : [];
}

function listActions(verb: string, { orders, people }: SearchResult): Hit[] {
  const group = 'Actions';
  if (verb === 'make admin')
    return people.map(({ _id, name, email }) =>
      hit(group, paths.adminUserEdit(_id), `Make ${name} an admin`, email),
    );
  const action = verb as keyof typeof steps;
  return orders
    .filter(({ status }) => checkTransition(status, action) === 'allowed')
    .map(({ _id, number, name, plan, town }) => ({
      ...hit(group, paths.order(_id), `${steps[action]} ${number}`, `${name}, ${plan}, ${town}`),
      step: { orderId: _id, action },
    }));
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
