import { maxFoundOfAKind, type SearchResult } from '@kowhai/domain/api/search';
import { checkTransition, orderStatusTable, type StatusAction } from '@kowhai/domain/orders/order-status';
import { menuPages } from '@kowhai/domain/pages';
import { paths } from '#shared/paths.ts';

export type Hit = {
  to: string;
  name: string;
  detail: string;
  group: string;
  /** What is done with the order that it leads to, in place of going there. */
  step?: { orderId: string; action: StatusAction };
};

const steps = { process: 'Process', complete: 'Complete' } as const;
const pagesToMake = [
  { name: 'New plan', to: paths.adminPlanNew() },
  { name: 'New hardware', to: paths.adminHardwareNew() },
];

/** What is to be done, before what it is to be done with: "process KB-7F3K", "make admin Hana". */
export function readCommand(typed: string) {
  const [, verb = '', rest = ''] = /^(process|complete|make admin)\s+(.*)$/i.exec(typed) ?? [];
  return verb ? { verb: verb.toLowerCase(), q: rest } : { verb: null, q: typed };
}

/** What a search leads to: pages by the letters of their names, and what the server found. */
export function listSearchResults(typed: string, result: SearchResult | undefined): Hit[] {
  const { verb, q } = readCommand(typed);
  if (verb !== null) return result ? listDeeds(verb, result) : [];
  const words = q.toLowerCase();
  const pages = menuPages
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ label, to, key }) => ({ to, name: label, detail: `g ${key}`, group: 'Pages' }));
  if (!result || words === '') return pages;
  const made = pagesToMake
    .filter(({ name }) => name.toLowerCase().startsWith(words))
    .map((hit) => ({ ...hit, detail: '', group: 'Actions' }));
  return [
    ...made,
    ...result.orders.map(({ _id, number, name, plan, town, status }) => ({
      to: paths.order(_id),
      name: number,
      detail: [name, plan, town, orderStatusTable[status].name].join(', '),
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

function listDeeds(verb: string, { orders, people }: SearchResult): Hit[] {
  const group = 'Actions';
  if (verb === 'make admin')
    return people.map(({ _id, name, email }) => ({
      ...{ to: paths.adminUserEdit(_id), name: `Make ${name} an admin`, detail: email, group },
    }));
  const action = verb as keyof typeof steps;
  return orders
    .filter(({ status }) => checkTransition(status, action) === 'allowed')
    .map(({ _id, number, name, plan, town }) => ({
      ...{ to: paths.order(_id), name: `${steps[action]} ${number}`, detail: `${name}, ${plan}, ${town}` },
      ...{ group, step: { orderId: _id, action } },
    }));
}

/** A search shows a few of a kind. Where there may be more, their list has them all. */
function linkToAll(q: string, what: string, list: string, group: string, found: number): Hit[] {
  if (found < maxFoundOfAKind) return [];
  return [
    { to: `${list}?${new URLSearchParams({ q })}`, name: `All ${what} matching “${q}”`, detail: '', group },
  ];
}
