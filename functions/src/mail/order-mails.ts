import { formatDate } from '@kowhai/domain/date';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order, OrderLine } from '@kowhai/domain/order';
import { computeTotals, priceLine } from '@kowhai/domain/pricing';
import { formatServiceAddress } from '@kowhai/domain/service-address';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatFullName } from '@kowhai/domain/user';
import type { Block, Mail } from './render-mail.ts';

const { promises, freephone } = siteSettings;

/** To the customer, once an order request is stored. */
export function writeConfirmOrder(order: Order, siteAddress: string): Mail {
  return {
    subject: `We have your order request ${order.number}`,
    title: `Kia ora ${order.user.firstName}, we have your order request`,
    blocks: [
      { kind: 'paragraph', text: `Your order number is ${order.number}. There is nothing to pay now.` },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'steps',
        items: [
          `We review your request within ${promises.reviewDays} and check what your address can get.`,
          'We call or email you to confirm it.',
          `Once it is approved, a standard connection takes ${promises.connectionDays}.`,
        ],
      },
      ...describeOrder(order),
      { kind: 'button', text: 'See your order', href: linkTo(order, siteAddress) },
      { kind: 'paragraph', text: `Something not right? Answer this mail or call ${freephone}.` },
    ],
  };
}

/** To the provider, once an order request is stored. */
export function writeOrderSubmitted(order: Order, siteAddress: string): Mail {
  const name = formatFullName(order.user);
  return {
    subject: `New order request ${order.number} from ${name}`,
    title: `New order request ${order.number}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Customer', name],
          ['Email', order.user.email],
          ['Phone', order.user.phone],
          ['Placed', formatDate(order.createdAt)],
          ['Modem needed', order.modemNeeded ? 'Yes' : 'No'],
        ],
      },
      ...describeOrder(order),
      { kind: 'button', text: 'Open the order', href: linkTo(order, siteAddress) },
      { kind: 'paragraph', text: `The customer was promised a review within ${promises.reviewDays}.` },
    ],
  };
}

/** To the customer, once staff have taken the order up. */
export function writeOrderProcessing(order: Order, siteAddress: string): Mail {
  return {
    subject: `We are working on your order ${order.number}`,
    title: `Kia ora ${order.user.firstName}, your order is under way`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We have reviewed your order request ${order.number} and are setting it up. A standard connection takes ${promises.connectionDays}; we get in touch if we need anything from you.`,
      },
      ...describeOrder(order),
      { kind: 'button', text: 'See your order', href: linkTo(order, siteAddress) },
      { kind: 'paragraph', text: `Questions? Answer this mail or call ${freephone}.` },
    ],
  };
}

function linkTo(order: Order, siteAddress: string): string {
  return `${siteAddress}/order/${order._id}`;
}

/** The lines and totals: what is paid each month and what once, never one sum that mixes them without saying so. */
function describeOrder(order: Order): Block[] {
  const totals = computeTotals(order.orderServices, order.orderHardwares);
  const oneOffCents = totals.hardwareCents + toCents(order.shippingPrice);
  return [
    { kind: 'heading', text: 'Service address' },
    { kind: 'paragraph', text: formatServiceAddress(order.serviceAddress) },
    { kind: 'heading', text: 'Each month' },
    {
      kind: 'amounts',
      rows: [...order.orderServices.map(describeLine), ['Each month', formatMoney(totals.monthlyCents)]],
    },
    { kind: 'heading', text: 'One-off' },
    {
      kind: 'amounts',
      rows: [
        ...order.orderHardwares.map(describeLine),
        [siteSettings.postage.label, formatMoney(toCents(order.shippingPrice))],
        ['One-off', formatMoney(oneOffCents)],
      ],
    },
    {
      kind: 'amounts',
      rows: [
        ['GST included', formatMoney(toCents(order.taxPrice))],
        ['First month and one-off together, GST included', formatMoney(toCents(order.totalPrice))],
      ],
    },
  ];
}

function describeLine(line: OrderLine): [string, string] {
  const times = line.qty > 1 ? `${line.qty} × ` : '';
  return [`${times}${line.name}`, formatMoney(priceLine(line))];
}
