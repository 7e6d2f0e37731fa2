import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import {
  countOrderItems,
  isTotalExplained,
  listAmounts,
  totalMeaning,
  totalsOfOrder,
} from '@kowhai/domain/cart/amounts';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { describeCost, listOtherCosts } from '@kowhai/domain/cart/whole-cost';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { listNextSteps, type NextStep } from '@kowhai/domain/orders/next-steps';
import type { Order, OrderLine } from '@kowhai/domain/orders/order';
import { isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { findConsent } from '@kowhai/domain/orders/switching';
import { pathTo } from '@kowhai/domain/pages';
import type { Block, MailWords } from './mail-blocks.ts';
import { looksLikeProvider, showAccount, showAddress, showProvider } from './withhold-typed.ts';

export function linkTo(order: Order, siteAddress: string): string {
  return siteAddress + pathTo('order', order._id);
}

export function linkToOrder(order: Order, siteAddress: string): Block {
  return { kind: 'button', text: 'See your order', href: linkTo(order, siteAddress) };
}

export function describeReview(order: Order, now: string): string {
  return describeStep(listNextSteps(order, now).find(({ state }) => state === 'current'));
}

export function describeStep(step: NextStep | undefined): string {
  return step === undefined ? '' : `${step.title}: ${step.when}.`;
}

export function describeAddress(order: Order): MailWords['blocks'] {
  return [{ kind: 'heading', text: 'Service address' }, describePlace(order)];
}

export function describeAddressToStaff({ serviceAddress }: Order): MailWords['blocks'] {
  return [{ kind: 'heading', text: 'Service address' }, showAddress(formatServiceAddress(serviceAddress))];
}

/** What the customer agreed to. The account by its end alone: a whole number could be one to call. */
export function describeSwitch(order: Order): string | undefined {
  const consent = findConsent(order);
  if (!consent) return undefined;
  const { provider, account } = consent;
  const from = looksLikeProvider(provider) ? provider : 'your provider now';
  return `From ${from}, account ending in ${endOf(account)}. We arrange it, as you agreed`;
}

/** Letters and digits, at most four. */
const endOf = (account: string) => account.replace(/[^\p{L}\p{N}]/gu, '').slice(-4);

export function describeSwitchToStaff(order: Order): string {
  const { provider, account } = order.setup;
  if (!provider) return 'No provider named';
  const from = `From ${showProvider(provider)}${account ? `, account ${showAccount(account)}` : ''}`;
  return `${from}. ${findConsent(order) ? 'The customer agreed that we arrange it' : 'Not agreed to'}`;
}

/** Empty where it is withheld. */
export function describePlace({ serviceAddress }: Order): string {
  return serviceAddress.address === '' ? 'The address you gave' : formatServiceAddress(serviceAddress);
}

export function greet({ firstName }: { firstName: string }): string {
  return firstName === '' ? 'Kia ora' : `Kia ora ${firstName}`;
}

export function describeCosts(order: Order, whose: keyof typeof totalMeaning = 'your'): Block[] {
  const totals = totalsOfOrder(order);
  const amounts = listAmounts(totals, countOrderItems(order));
  const others = listOtherCosts(order.orderServices, totals.oneOffCents);
  const notes = [
    ...(isTotalExplained(totals) ? [totalMeaning[whose]] : []),
    ...(isWaitingStatus(order.status) ? ['Nothing to pay today.'] : []),
    ...others.map((cost) => `${cost.name}: ${describeCost(cost)}.`),
  ];
  return [
    { kind: 'heading', text: whose === 'your' ? 'What you ordered' : 'What was ordered' },
    {
      kind: 'lines',
      rows: [
        ...order.orderServices.map((line) => describeLine(line, ' a month')),
        ...order.orderHardwares.map((line) => describeLine(line)),
      ],
    },
    { kind: 'heading', text: 'What it costs' },
    {
      kind: 'amounts',
      rows: amounts.map(({ cents, ...amount }) => ({ ...amount, value: formatMoney(cents) })),
    },
    { kind: 'note', text: notes.join(' ') },
  ];
}

function describeLine(line: OrderLine, unit = '') {
  return {
    product: line.term ? `${line.name}, ${line.term}` : line.name,
    price: `${formatMoney(toCents(line.price))}${unit}`,
    quantity: String(line.qty),
    total: `${formatMoney(priceLine(line))}${unit}`,
  };
}
