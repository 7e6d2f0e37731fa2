import { formatDayInWords, formatMomentInWords } from '@kowhai/domain/date';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { listNextSteps } from '@kowhai/domain/next-steps';
import { findCancellation, type Order, type OrderLine } from '@kowhai/domain/order';
import type { OrderMailKind } from '@kowhai/domain/order-mail';
import { priceLine } from '@kowhai/domain/pricing';
import { formatServiceAddress } from '@kowhai/domain/service-address';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatFullName } from '@kowhai/domain/user';
import { describeCost, listWholeCost } from '@kowhai/domain/whole-cost';
import type { Block, Mail } from './mail-blocks.ts';

const { freephone } = siteSettings;

export const writeOrderMail: Record<OrderMailKind, (order: Order, siteAddress: string) => Mail> = {
  'confirm-order': writeConfirmOrder,
  'order-submitted': writeOrderSubmitted,
  'order-processing': writeOrderProcessing,
  'order-completed': writeOrderCompleted,
  'order-cancelled': writeOrderCancelled,
  'order-cancelled-notice': writeCancelledNotice,
};

/** Anybody can order with anybody's address, so this repeats nothing that was typed. */
function writeConfirmOrder(order: Order, siteAddress: string): Mail {
  return {
    subject: `We have your order request ${order.number}`,
    preheader: `Nothing to pay now. ${describeReview(order)}`,
    title: 'Kia ora, we have your order request',
    blocks: [
      { kind: 'paragraph', text: `Your order number is ${order.number}. There is nothing to pay now.` },
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', items: listNextSteps(order) },
      ...describeCosts(order),
      seeOrder(order, siteAddress),
      {
        kind: 'note',
        text: 'The service address and your details stand on the order’s page.',
      },
      {
        kind: 'paragraph',
        text: `Something not right, or you ordered nothing? Answer this mail or call ${freephone}.`,
      },
    ],
  };
}

function writeOrderSubmitted(order: Order, siteAddress: string): Mail {
  const name = formatFullName(order.user);
  return {
    subject: `New order request ${order.number} from ${name}`,
    preheader: `${formatServiceAddress(order.serviceAddress)}. ${describeReview(order)}`,
    title: 'New order request',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Order', order.number],
          ['Customer', name],
          ['Email', order.user.email],
          ['Phone', order.user.phone],
          ['Placed', formatMomentInWords(order.createdAt)],
          ['Modem needed', order.modemNeeded ? 'Yes' : 'No'],
        ],
      },
      ...describeAddress(order),
      ...describeCosts(order),
      { kind: 'button', text: 'Open the order', href: linkTo(order, siteAddress) },
      { kind: 'paragraph', text: `The customer was told: ${describeReview(order)}` },
    ],
  };
}

/** Staff have read the order, so this may repeat its names and address. */
function writeOrderProcessing(order: Order, siteAddress: string): Mail {
  const connection = listNextSteps(order).at(-1)?.when.toLowerCase() ?? '';
  return {
    subject: `We are working on your order ${order.number}`,
    preheader: `We reviewed your order request and are setting it up. You are connected ${connection}.`,
    title: `Kia ora ${order.user.firstName}, your order is under way`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We have reviewed your order request ${order.number} and are setting it up. We get in touch if we need anything from you.`,
      },
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', items: listNextSteps(order) },
      ...describeAddress(order),
      ...describeCosts(order),
      seeOrder(order, siteAddress),
      { kind: 'paragraph', text: `Questions? Answer this mail or call ${freephone}.` },
    ],
  };
}

function writeOrderCompleted(order: Order, siteAddress: string): Mail {
  const completed = order.history.findLast(({ action }) => action === 'complete');
  const day = formatDayInWords(completed?.at ?? order.updatedAt);
  return {
    subject: `You are connected: order ${order.number}`,
    preheader: `Your order was completed on ${day}. Something not working? Call ${freephone}.`,
    title: `Kia ora ${order.user.firstName}, you are connected`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your order ${order.number} was completed on ${day}. Thank you for choosing ${siteSettings.name}.`,
      },
      {
        kind: 'paragraph',
        text: `Is something not working as it should? Answer this mail or call ${freephone}, and give us the order number.`,
      },
      ...describeAddress(order),
      ...describeCosts(order),
      seeOrder(order, siteAddress),
    ],
  };
}

/** Mostly caused by whoever placed the order, with anybody's address: this repeats nothing that was typed. */
function writeOrderCancelled(order: Order, siteAddress: string): Mail {
  const cancellation = findCancellation(order);
  const isByStaff = cancellation !== undefined && cancellation.by._id !== order.user._id;
  const reason: Block[] = cancellation?.reason
    ? [{ kind: 'facts', rows: [['Reason', cancellation.reason]] }]
    : [];
  return {
    subject: `Your order request ${order.number} is cancelled`,
    preheader: 'There is nothing to pay and nothing left to do.',
    title: 'Your order request is cancelled',
    blocks: [
      {
        kind: 'paragraph',
        text: `${isByStaff ? 'We' : 'You'} cancelled the order request ${order.number} on ${dayOfCancellation(order)}. There is nothing to pay and nothing left to do.`,
      },
      ...reason,
      seeOrder(order, siteAddress),
      {
        kind: 'paragraph',
        text: isByStaff
          ? `Not what you expected? Answer this mail or call ${freephone}.`
          : `You did not cancel it, or changed your mind? Answer this mail or call ${freephone}.`,
      },
    ],
  };
}

function writeCancelledNotice(order: Order, siteAddress: string): Mail {
  const name = formatFullName(order.user);
  const stockNote = order.orderHardwares.length > 0 ? 'Its hardware is back in stock. ' : '';
  return {
    subject: `Order request ${order.number} was cancelled by ${name}`,
    preheader: `${stockNote}There is nothing left to do.`,
    title: 'Order request cancelled by the customer',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Order', order.number],
          ['Customer', name],
          ['Cancelled', dayOfCancellation(order)],
          ['Reason', findCancellation(order)?.reason ?? 'Not given'],
        ],
      },
      { kind: 'button', text: 'Open the order', href: linkTo(order, siteAddress) },
      { kind: 'paragraph', text: `${stockNote}There is nothing left to do.` },
    ],
  };
}

function dayOfCancellation(order: Order): string {
  return formatDayInWords(findCancellation(order)?.at ?? order.updatedAt);
}

function linkTo(order: Order, siteAddress: string): string {
  return `${siteAddress}/order/${order._id}`;
}

function seeOrder(order: Order, siteAddress: string): Block {
  return { kind: 'button', text: 'See your order', href: linkTo(order, siteAddress) };
}

function describeReview(order: Order): string {
  const [, review] = listNextSteps(order);
  return review === undefined ? '' : `${review.title}: ${review.when}.`;
}

function describeAddress({ serviceAddress }: Order): Block[] {
  return [
    { kind: 'heading', text: 'Service address' },
    { kind: 'paragraph', text: formatServiceAddress(serviceAddress) },
  ];
}

/** Monthly, one-off and first payment. What costs nothing is left out. */
function describeCosts(order: Order): Block[] {
  const postage = toCents(order.shippingPrice);
  const monthly = sum(order.orderServices.map(priceLine));
  const oneOff = sum(order.orderHardwares.map(priceLine)) + postage;
  const postageRow: [string, string] = [siteSettings.postage.label, formatMoney(postage)];
  const once: Block[] = [
    { kind: 'heading', text: 'One-off' },
    {
      kind: 'amounts',
      rows: [
        ...order.orderHardwares.map(describeLine),
        ...(postage > 0 ? [postageRow] : []),
        ['One-off', formatMoney(oneOff)],
      ],
    },
  ];
  return [
    { kind: 'heading', text: 'Each month' },
    {
      kind: 'amounts',
      rows: [...order.orderServices.map(describeLine), ['Each month', formatMoney(monthly)]],
    },
    ...(oneOff > 0 ? once : []),
    { kind: 'heading', text: 'First payment' },
    {
      kind: 'amounts',
      rows: [
        ['GST included', formatMoney(toCents(order.taxPrice))],
        ['First payment', formatMoney(toCents(order.totalPrice))],
      ],
    },
    {
      kind: 'note',
      text:
        oneOff > 0
          ? 'The first payment is the first month and what is paid once, together.'
          : 'The first payment is the first month.',
    },
    { kind: 'heading', text: 'The whole cost' },
    {
      kind: 'facts',
      rows: listWholeCost(order.orderServices, oneOff).map((cost) => [cost.name, describeCost(cost)]),
    },
  ];
}

function describeLine(line: OrderLine): [string, string] {
  const times = line.qty > 1 ? `${line.qty} × ` : '';
  const name = line.term ? `${line.name}, ${line.term}` : line.name;
  return [`${times}${name}`, formatMoney(priceLine(line))];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
