import type { OrderMailKind } from '@kowhai/domain/mail/order-mail';
import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import { findCancellation, type Order } from '@kowhai/domain/orders/order';
import { reasonToTell } from '@kowhai/domain/orders/order-status';
import { describeStops, listOutsideWork } from '@kowhai/domain/orders/outside-work';
import { formatFullName } from '@kowhai/domain/people/user';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatDayInWords, formatMomentInWords } from '@kowhai/domain/time/date';
import { type Block, callable, facts, type MailWords } from './mail-blocks.ts';
import {
  describeAddressToStaff,
  describeCosts,
  describePlace,
  describeReview,
  describeSwitch,
  describeSwitchToStaff,
  greet,
  linkTo,
  linkToOrder,
} from './order-mail-parts.ts';
import {
  writeChanged,
  writeChangedNotice,
  writeConnection,
  writeLate,
  writeOrderCompleted,
  writeOrderProcessing,
  writeReminder,
} from './staff-order-mails.ts';
import { showName, showPhone } from './withhold-typed.ts';

const { freephone } = siteSettings;

/** `now` is the time of delivery, so that no past day is promised. */
type Writer = (order: Order, siteAddress: string, now: string) => MailWords;

export const writeOrderMail: Record<OrderMailKind, Writer> = {
  'confirm-order': writeConfirmOrder,
  'order-submitted': writeOrderSubmitted,
  'order-processing': writeOrderProcessing,
  'order-completed': writeOrderCompleted,
  'order-cancelled': writeOrderCancelled,
  'order-connection': writeConnection,
  'order-reminder': writeReminder,
  'order-late': writeLate,
  'order-changed': writeChanged,
  'order-cancelled-notice': writeCancelledNotice,
  'order-changed-notice': writeChangedNotice,
};

function writeConfirmOrder(order: Order, siteAddress: string, now: string): MailWords {
  return {
    subject: `We have your order request ${order.number}`,
    preheader: `Nothing to pay now. ${describeReview(order, now)}`,
    title: `${greet(order.user)}, we have your order request`,
    blocks: [
      `Your order number is ${order.number}. There’s nothing to pay now.`,
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', steps: listNextSteps(order, now) },
      ...describeCosts(order),
      ...describeDetails(order),
      linkToOrder(order, siteAddress),
      `Something not right, or wasn’t you? Reply to this email or call ${freephone}.`,
    ],
  };
}

function describeDetails(order: Order): Block[] {
  return [
    { kind: 'heading', text: 'Your details' },
    facts({
      Name: formatFullName(order.user) || undefined,
      'Service address': describePlace(order),
      Switch: describeSwitch(order),
    }),
    { kind: 'note', text: 'You’ll find all your details on the order’s page.' },
  ];
}

function writeOrderSubmitted(order: Order, siteAddress: string, now: string): MailWords {
  return {
    subject: `${order.isLarge ? 'Large' : 'New'} order request ${order.number}`,
    preheader: describeReview(order, now),
    title: 'New order request',
    blocks: [
      facts({
        Order: order.number,
        Customer: showName(order.user),
        Email: order.user.email,
        Phone: callable(showPhone(order.user.phone)),
        Size: order.isLarge ? 'Large: please check it first' : undefined,
        Placed: formatMomentInWords(order.createdAt, now),
        'Modem needed': order.modemNeeded ? 'Yes' : 'No',
        Switch: describeSwitchToStaff(order),
      }),
      ...describeAddressToStaff(order),
      ...describeCosts(order, 'the'),
      { kind: 'button', text: 'Open the order', href: linkTo(order, siteAddress) },
      `We told the customer: ${describeReview(order, now)}`,
    ],
  };
}

/** Mostly triggered by customers, whose address may be unproven, so this repeats only staff's words. */
function writeOrderCancelled(order: Order, siteAddress: string, now: string): MailWords {
  const cancellation = findCancellation(order);
  const isByStaff = cancellation !== undefined && cancellation.by._id !== order.user._id;
  const reason = reasonToTell(cancellation?.reason);
  const stops = describeStops(order, now);
  const isOver = 'There’s nothing to pay and nothing left to do.';
  return {
    subject: `Your order request ${order.number} is cancelled`,
    preheader: stops[0] ?? isOver,
    title: 'Your order request is cancelled',
    blocks: [
      `${isByStaff ? 'We' : 'You'} cancelled order request ${order.number} on ${dayOfCancellation(order, now)}. ${stops.length > 0 ? 'There’s nothing to pay.' : isOver}`,
      ...stops,
      ...(reason ? [facts({ Reason: reason })] : []),
      ...(cancellation?.message ? [cancellation.message] : []),
      ...(order.connectionDate ? ['The file with this email takes the day out of your calendar.'] : []),
      linkToOrder(order, siteAddress),
      isByStaff
        ? `Not what you expected? Reply to this email or call ${freephone}.`
        : `Wasn’t you, or changed your mind? Reply to this email or call ${freephone}.`,
    ],
  };
}

function writeCancelledNotice(order: Order, siteAddress: string, now: string): MailWords {
  const stockNote = order.orderHardwares.length > 0 ? 'Its hardware is back in stock. ' : '';
  const work = listOutsideWork(order, now).map(({ text }) => `${text}.`);
  const left = work.length > 0 ? `Left to do: ${work.join(' ')}` : 'There’s nothing left to do.';
  return {
    subject: `Order request ${order.number} was cancelled by the customer`,
    preheader: work.length > 0 ? left : `${stockNote}${left}`,
    title: 'Order request cancelled by the customer',
    blocks: [
      facts({
        Order: order.number,
        Customer: showName(order.user),
        Cancelled: dayOfCancellation(order, now),
        Reason: findCancellation(order)?.reason ?? 'Not given',
      }),
      { kind: 'button', text: 'Open the order', href: linkTo(order, siteAddress) },
      ...(work.length > 0
        ? [stockNote.trim(), left, 'It’s under “Switches and calls” until you mark it on the order’s page.']
        : [`${stockNote}${left}`]
      ).filter(Boolean),
    ],
  };
}

function dayOfCancellation(order: Order, now: string): string {
  return formatDayInWords(findCancellation(order)?.at ?? order.updatedAt, now);
}
