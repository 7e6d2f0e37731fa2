/** What mails about orders have in common. */
import { formatServiceAddress } from '@kowhai/domain/address/service-address';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { describeCost, listWholeCost } from '@kowhai/domain/cart/whole-cost';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { listNextSteps, type NextStep } from '@kowhai/domain/orders/next-steps';
import type { Order, OrderLine } from '@kowhai/domain/orders/order';
import { pathTo } from '@kowhai/domain/pages';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { Block, MailWords } from './mail-blocks.ts';

export function linkTo(order: Order, siteAddress: string): string {
  return siteAddress + pathTo('order', order._id);
}

export function seeOrder(order: Order, siteAddress: string): Block {
  return { kind: 'button', text: 'See your order', href: linkTo(order, siteAddress) };
}

export function describeReview(order: Order, now: string): string {
  return describeStep(listNextSteps(order, now)[1]);
}

export function describeStep(step: NextStep | undefined): string {
  return step === undefined ? '' : `${step.title}: ${step.when}.`;
}

export function describeAddress({ serviceAddress }: Order): MailWords['blocks'] {
  return [{ kind: 'heading', text: 'Service address' }, formatServiceAddress(serviceAddress)];
}

/** All amounts in one table, postage also where it costs nothing. */
export function describeCosts(order: Order): Block[] {
  const postage = toCents(order.shippingPrice);
  const monthly = sum(order.orderServices.map(priceLine));
  const oneOff = sum(order.orderHardwares.map(priceLine)) + postage;
  const later = listWholeCost(order.orderServices, oneOff).filter(({ note }) => note !== undefined);
  return [
    { kind: 'heading', text: 'What it costs' },
    {
      kind: 'amounts',
      rows: [
        ...order.orderServices.map((line) => describeLine(line, ' a month')),
        ...order.orderHardwares.map((line) => describeLine(line)),
        [siteSettings.postage.label, formatMoney(postage)],
        ['Each month', formatMoney(monthly)],
        ['GST in the first bill', formatMoney(toCents(order.taxPrice))],
        [
          `First bill (first month${oneOff > 0 ? ' and one-off costs' : ''})`,
          formatMoney(toCents(order.totalPrice)),
        ],
      ],
    },
    { kind: 'note', text: later.map((cost) => `${cost.name}: ${describeCost(cost)}.`).join(' ') },
  ];
}

function describeLine(line: OrderLine, unit = ''): [string, string] {
  const times = line.qty > 1 ? `${line.qty} × ` : '';
  const name = line.term ? `${line.name}, ${line.term}` : line.name;
  return [`${times}${name}`, `${formatMoney(priceLine(line))}${unit}`];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
