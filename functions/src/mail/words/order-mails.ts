import { formatServiceAddress } from '@kowhai/domain/address/service-address';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { describeCost, listWholeCost } from '@kowhai/domain/cart/whole-cost';
import type { OrderMailKind } from '@kowhai/domain/mail/order-mail';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { listNextSteps, type NextStep } from '@kowhai/domain/orders/next-steps';
import { findCancellation, type Order, type OrderLine } from '@kowhai/domain/orders/order';
import { pathTo } from '@kowhai/domain/pages';
import { formatFullName } from '@kowhai/domain/people/user';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatDayInWords, formatMomentInWords } from '@kowhai/domain/time/date';
import type { Block, Mail } from './mail-blocks.ts';

const { freephone } = siteSettings;

/** As much of these as it needs; `now` is when it leaves, so that it promises no day that has passed. */
type Writer = (order: Order, siteAddress: string, now: string) => Mail;

export const writeOrderMail: Record<OrderMailKind, Writer> = {
  'confirm-order': writeConfirmOrder,
  'order-submitted': writeOrderSubmitted,
  'order-processing': writeOrderProcessing,
  'order-completed': writeOrderCompleted,
  'order-cancelled': writeOrderCancelled,
  'order-cancelled-notice': writeCancelledNotice,
};

/** Anybody can order with anybody's address, so of what was typed this repeats plain words alone. */
function writeConfirmOrder(order: Order, siteAddress: string, now: string): Mail {
  const { firstName } = order.user;
  const replaced = order.replaces
    ? ` It replaces your request ${order.replaces.number}, which is now cancelled.`
    : '';
  return {
    subject: `We have your order request ${order.number}`,
    preheader: `Nothing to pay now. ${describeReview(order, now)}`,
    title: `Kia ora${isPlainName(firstName) ? ` ${firstName}` : ''}, we have your order request`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your order number is ${order.number}.${replaced} There’s nothing to pay now.`,
      },
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', items: listNextSteps(order, now) },
      ...describeCosts(order),
      ...describePlainDetails(order),
      seeOrder(order, siteAddress),
      {
        kind: 'paragraph',
        text: `Something not right, or wasn’t you? Reply to this email or call ${freephone}.`,
      },
    ],
  };
}

/** Who ordered and where it is for, as far as that holds nothing that an email program makes a link of. */
function describePlainDetails({ user, serviceAddress }: Order): Block[] {
  const name = formatFullName(user);
  const address = formatServiceAddress(serviceAddress);
  const rows: [string, string][] = [];
  if (isPlainName(name)) rows.push(['Name', name]);
  if (isPlainText(address)) rows.push(['Service address', address]);
  const rest: Block = { kind: 'note', text: 'You’ll find all your details on the order’s page.' };
  return [
    { kind: 'heading', text: 'Your details' },
    ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
    rest,
  ];
}

function isPlainName(name: string): boolean {
  return name.length <= 60 && /^[\p{L}\p{M}'’ -]+$/u.test(name);
}

/** A dot only ends a word, as in "St.": within one it would make an address of it. */
function isPlainText(text: string): boolean {
  return /^(?:[\p{L}\p{M}\p{N},/'’ -]|\.(?=[ ,]|$))+$/u.test(text);
}

function writeOrderSubmitted(order: Order, siteAddress: string, now: string): Mail {
  const name = formatFullName(order.user);
  const replaced: [string, string][] = order.replaces
    ? [['Replaces', `${order.replaces.number}, now cancelled`]]
    : [];
  return {
    subject: `New order request ${order.number} from ${name}${order.replaces ? `, in place of ${order.replaces.number}` : ''}`,
    preheader: `${formatServiceAddress(order.serviceAddress)}. ${describeReview(order, now)}`,
    title: 'New order request',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Order', order.number],
          ...replaced,
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
      { kind: 'paragraph', text: `We told the customer: ${describeReview(order, now)}` },
    ],
  };
}

/** Staff have read the order, so this may repeat its names and address. */
function writeOrderProcessing(order: Order, siteAddress: string, now: string): Mail {
  const connection = listNextSteps(order, now).at(-1);
  return {
    subject: `We’re working on your order ${order.number}`,
    preheader: `We’re setting it up. ${describeStep(connection)}`,
    title: `Kia ora ${order.user.firstName}, your order is under way`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We’ve reviewed your order request ${order.number} and we’re setting it up. We’ll get in touch if we need anything from you.`,
      },
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', items: listNextSteps(order, now) },
      ...describeAddress(order),
      ...describeCosts(order),
      seeOrder(order, siteAddress),
      { kind: 'paragraph', text: `Questions? Reply to this email or call ${freephone}.` },
    ],
  };
}

function writeOrderCompleted(order: Order, siteAddress: string): Mail {
  const completed = order.history.findLast(({ action }) => action === 'complete');
  const day = formatDayInWords(completed?.at ?? order.updatedAt);
  return {
    subject: `You’re connected: order ${order.number}`,
    preheader: `Your order was completed on ${day}. Something not working? Call ${freephone}.`,
    title: `Kia ora ${order.user.firstName}, you’re connected`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your order ${order.number} was completed on ${day}. Thanks for choosing ${siteSettings.name}.`,
      },
      {
        kind: 'paragraph',
        text: `Something not working? Reply to this email or call ${freephone} with your order number.`,
      },
      ...describeAddress(order),
      ...describeCosts(order),
      seeOrder(order, siteAddress),
    ],
  };
}

/** Mostly caused by whoever placed the order, with anybody's address: of what was typed this repeats staff's words alone. */
function writeOrderCancelled(order: Order, siteAddress: string): Mail {
  const cancellation = findCancellation(order);
  const isByStaff = cancellation !== undefined && cancellation.by._id !== order.user._id;
  const reason: Block[] = cancellation?.reason
    ? [{ kind: 'facts', rows: [['Reason', cancellation.reason]] }]
    : [];
  if (cancellation?.message) reason.push({ kind: 'paragraph', text: cancellation.message });
  return {
    subject: `Your order request ${order.number} is cancelled`,
    preheader: 'There’s nothing to pay and nothing left to do.',
    title: 'Your order request is cancelled',
    blocks: [
      {
        kind: 'paragraph',
        text: `${isByStaff ? 'We' : 'You'} cancelled order request ${order.number} on ${dayOfCancellation(order)}. There’s nothing to pay and nothing left to do.`,
      },
      ...reason,
      seeOrder(order, siteAddress),
      {
        kind: 'paragraph',
        text: isByStaff
          ? `Not what you expected? Reply to this email or call ${freephone}.`
          : `Wasn’t you, or changed your mind? Reply to this email or call ${freephone}.`,
      },
    ],
  };
}

function writeCancelledNotice(order: Order, siteAddress: string): Mail {
  const name = formatFullName(order.user);
  const stockNote = order.orderHardwares.length > 0 ? 'Its hardware is back in stock. ' : '';
  return {
    subject: `Order request ${order.number} was cancelled by ${name}`,
    preheader: `${stockNote}There’s nothing left to do.`,
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
      { kind: 'paragraph', text: `${stockNote}There’s nothing left to do.` },
    ],
  };
}

function dayOfCancellation(order: Order): string {
  return formatDayInWords(findCancellation(order)?.at ?? order.updatedAt);
}

function linkTo(order: Order, siteAddress: string): string {
  return siteAddress + pathTo('order', order._id);
}

function seeOrder(order: Order, siteAddress: string): Block {
  return { kind: 'button', text: 'See your order', href: linkTo(order, siteAddress) };
}

function describeReview(order: Order, now: string): string {
  return describeStep(listNextSteps(order, now)[1]);
}

function describeStep(step: NextStep | undefined): string {
  return step === undefined ? '' : `${step.title}: ${step.when}.`;
}

function describeAddress({ serviceAddress }: Order): Block[] {
  return [
    { kind: 'heading', text: 'Service address' },
    { kind: 'paragraph', text: formatServiceAddress(serviceAddress) },
  ];
}

/** All amounts in one table, postage also where it costs nothing. */
function describeCosts(order: Order): Block[] {
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
