/** Mails triggered by staff, who have read the order, and about changes of it by either side. */

import { formatMoney, toCents } from '@kowhai/domain/money';
import { listVisitSteps } from '@kowhai/domain/orders/connection-visit';
import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import { type Order, ourTeam } from '@kowhai/domain/orders/order';
import { listChanges } from '@kowhai/domain/orders/order-lines';
import { describeWindow } from '@kowhai/domain/orders/order-request';
import { listOutsideWork } from '@kowhai/domain/orders/outside-work';
import { findDue } from '@kowhai/domain/orders/promised-days';
import { findToldChange } from '@kowhai/domain/orders/told-together';
import { siteSettings } from '@kowhai/domain/site-settings';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDate, formatDayInWords, formatMomentInWords } from '@kowhai/domain/time/date';
import { facts, type MailWords } from './mail-blocks.ts';
import {
  describeAddress,
  describeAddressToStaff,
  describeCosts,
  describeReview,
  describeStep,
  greet,
  linkTo,
  linkToOrder,
} from './order-mail-parts.ts';
import { showName } from './withhold-typed.ts';

const { freephone } = siteSettings;

export function writeOrderProcessing(order: Order, siteAddress: string, now: string): MailWords {
  const connection = listNextSteps(order, now).at(-1);
  const { connectionDate, connectionWindow } = order;
  const day =
    connectionDate && connectionDate >= formatDate(now) && formatDayInWords(dayToIso(connectionDate), now);
  return {
    subject: day
      ? `Your connection day is ${day}: order ${order.number} is under way`
      : `We’re working on your order ${order.number}`,
    preheader: `We’re setting it up. ${describeStep(connection)}`,
    title: `${greet(order.user)}, your order is under way`,
    blocks: [
      ...(day ? [`We’ll connect you on ${day}${describeWindow(connectionWindow)}.`] : []),
      `We’ve reviewed your order request ${order.number} and we’re setting it up. We’ll get in touch if we need anything from you.`,
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', steps: listNextSteps(order, now) },
      ...describeAddress(order),
      ...describeCosts(order),
      linkToOrder(order, siteAddress),
      ...(day ? ['The file with this email puts the day into your calendar.'] : []),
      `Questions? Reply to this email or call ${freephone}.`,
    ],
  };
}

export function writeOrderCompleted(order: Order, siteAddress: string, now: string): MailWords {
  const completed = order.history.findLast(({ action }) => action === 'complete');
  const day = formatDayInWords(completed?.at ?? order.updatedAt, now);
  return {
    subject: `You’re connected: order ${order.number}`,
    preheader: `Your order was completed on ${day}. Something not working? Call ${freephone}.`,
    title: `${greet(order.user)}, you’re connected`,
    blocks: [
      `Your order ${order.number} was completed on ${day}. Thanks for choosing ${siteSettings.name}.`,
      `Something not working? Reply to this email or call ${freephone} with your order number.`,
      ...describeAddress(order),
      ...describeCosts(order),
      linkToOrder(order, siteAddress),
    ],
  };
}

/** Staff chose the day, and previewed this. */
export function writeConnection(order: Order, siteAddress: string, now: string): MailWords {
  const { connectionDate, connectionWindow } = order;
  const day = connectionDate && formatDayInWords(dayToIso(connectionDate), now);
  const promise = day
    ? `We’ll connect you on ${day}${describeWindow(connectionWindow)}.`
    : 'We’ll tell you the day once we know it.';
  return {
    subject: `Your connection day${day ? ` is ${day}` : ''}: order ${order.number}`,
    preheader: promise,
    title: `${greet(order.user)}, ${day ? `you’re booked for ${day}` : 'your connection day isn’t set yet'}`,
    blocks: [
      promise,
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', steps: listNextSteps(order, now) },
      ...describeAddress(order),
      linkToOrder(order, siteAddress),
      `The file with this email ${day ? 'puts the day into' : 'takes the earlier day out of'} your calendar.`,
      `Doesn’t suit you? Reply to this email or call ${freephone}.`,
    ],
  };
}

export function writeReminder(order: Order, siteAddress: string, now: string): MailWords {
  const day = order.connectionDate ?? formatDate(now);
  const when = day === formatDate(now) ? 'today' : formatDayInWords(dayToIso(day), now);
  const what = `We’ll connect you ${when === 'today' ? when : `on ${when}`}${describeWindow(order.connectionWindow)}.`;
  return {
    subject: `Your connection day is ${when}: order ${order.number}`,
    preheader: what,
    title: `${greet(order.user)}, see you ${when === 'today' ? when : `on ${when}`}`,
    blocks: [
      what,
      { kind: 'heading', text: 'How the day goes' },
      ...listVisitSteps(order),
      ...describeAddress(order),
      linkToOrder(order, siteAddress),
      `Can’t make it? Call ${freephone} now, and we’ll find another day.`,
    ],
  };
}

export function writeChanged(order: Order, siteAddress: string, now: string): MailWords {
  const change = findChange(order);
  const day = formatDayInWords(change.at, now);
  const isByCustomer = change.by._id === order.user._id;
  const [haveChanged, changed] = isByCustomer ? ['You’ve changed', 'You'] : ['We’ve changed', 'We'];
  return {
    subject: `${haveChanged} your order ${order.number}`,
    preheader: `Total now: ${formatMoney(toCents(order.totalPrice))}.`,
    title: `${greet(order.user)}, ${isByCustomer ? 'your order is changed' : 'we’ve changed your order'}`,
    blocks: [
      `${changed} changed your order ${order.number} on ${day}. Here’s what’s different:`,
      { kind: 'facts', rows: listChanges(change) },
      ...(change.fields?.includes('serviceAddress') ? describeAddress(order) : []),
      ...describeMovedSwitch(order, change.since),
      ...describeCosts(order),
      linkToOrder(order, siteAddress),
      `${isByCustomer ? 'Wasn’t you, or changed your mind?' : 'Not what you wanted?'} Reply to this email or call ${freephone}.`,
    ],
  };
}

export function writeChangedNotice(order: Order, siteAddress: string, now: string): MailWords {
  const change = findChange(order);
  return {
    subject: `${order.isLarge ? 'Now large: order' : 'Order'} request ${order.number} was changed by the customer`,
    preheader: `Total now: ${formatMoney(toCents(order.totalPrice))}. ${describeReview(order, now)}`,
    title: 'Order request changed by the customer',
    blocks: [
      facts({
        Order: order.number,
        Customer: showName(order.user),
        Changed: formatMomentInWords(change.at, now),
      }),
      { kind: 'heading', text: 'What’s different' },
      { kind: 'facts', rows: listChanges(change) },
      ...describeAddressToStaff(order),
      ...listOutsideWork(order, now)
        .filter(({ work }) => work === 'move switch')
        .map(({ text }) => `${text}.`),
      ...describeCosts(order, 'the'),
      { kind: 'button', text: 'Open the order', href: linkTo(order, siteAddress) },
      `The promise stays: ${describeReview(order, now)}`,
    ],
  };
}

/** What a change of the address means for the switch that its customer asked for. */
function describeMovedSwitch({ switchConsent: consent, outside = [] }: Order, since: string): string[] {
  const isMoved = outside.some(({ work, of, doneAt }) => work === 'move switch' && of >= since && !doneAt);
  if (isMoved)
    return ['We’ve already arranged your switch, so we’ll tell your old provider of the new address.'];
  if (!consent?.withdrawnAt || consent.withdrawnAt < since) return [];
  return [
    'You asked us to arrange your switch for the other address. Shall we for this one? Tell us on its page.',
  ];
}

function findChange(order: Order) {
  const { updatedAt } = order;
  return findToldChange(order) ?? { at: updatedAt, since: updatedAt, by: ourTeam };
}

export function writeLate(order: Order, siteAddress: string, now: string): MailWords {
  const due = findDue(order) ?? { what: 'review', day: formatDate(now) };
  const missed = formatDayInWords(dayToIso(order.missedDay ?? due.day), now);
  const day = formatDayInWords(dayToIso(due.day), now);
  const promise =
    due.what === 'review'
      ? `We’ll review it by ${day}.`
      : `We’ll connect you on ${day}${describeWindow(order.connectionWindow)}.`;
  return {
    subject: `Sorry, we’re running late with your order ${order.number}`,
    preheader: promise,
    title: `${greet(order.user)}, we’re running late`,
    blocks: [
      `We said ${missed} for your order ${order.number}, and we haven’t managed it. We’re sorry. ${promise}`,
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', steps: listNextSteps(order, now) },
      linkToOrder(order, siteAddress),
      `Can’t wait that long? Reply to this email or call ${freephone}.`,
    ],
  };
}
