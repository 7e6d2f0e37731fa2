/** Templates for frequent replies, filled in with the person's order. The mail adds the greeting. */
import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import type { Order } from '@kowhai/domain/orders/order';
import { isCancelledStatus, isOpenStatus, type OrderStatus } from '@kowhai/domain/orders/order-status';
import { listLeftBehind, listOutsideWork, type OutsideWork } from '@kowhai/domain/orders/outside-work';
import { siteSettings } from '@kowhai/domain/site-settings';

export type About = {
  phone: string;
  order: Order | undefined;
  now: string;
};

export type ReplyTemplate = {
  name: string;
  write: (about: About) => string;
  /** Whether it only delays the answer, so that the enquiry stays open. */
  isDelay?: (about: About) => boolean;
};

const nameOf = ({ order }: About) => (order ? `order ${order.number}` : 'your order');

export const replyTemplates: readonly ReplyTemplate[] = [
  { name: 'Where the order is', write: describeProgress, isDelay: ({ order }) => order === undefined },
  {
    name: 'We tried to call',
    write: (about) =>
      `We tried to call you on ${about.phone || 'your phone'} about ${nameOf(about)}. Call us on ${siteSettings.freephone} when it suits you, or reply with a good time and number.`,
    isDelay: () => true,
  },
  {
    name: 'We need the address',
    write: () =>
      'To check what you can get at your place, we need the full address: number, street, suburb, town and postcode. Is there a modem there already?',
    isDelay: () => true,
  },
  {
    name: 'Changing or cancelling',
    write: describeChanging,
  },
  {
    name: 'All done',
    write: ({ order, now }) =>
      `${describeLeft(order, now) || 'That’s all done.'} If anything else comes up, reply here or call ${siteSettings.freephone}.`,
  },
];

function describeChanging(about: About): string {
  const { order, now } = about;
  if (!order) return 'You can change or cancel your order on its page, until we start on it.';
  const words: Record<OrderStatus, string> = {
    submitted: `You can change or cancel ${nameOf(about)} on its page, until we start on it.${describeStopping(order, now)}`,
    processing: `We’ve started on ${nameOf(about)}, so please call us on ${siteSettings.freephone} to change or cancel it.${describeStopping(order, now)}`,
    completed: `Order ${order.number} is complete, so it can’t be changed or cancelled. Call us on ${siteSettings.freephone} about your plan.`,
    cancelled: describeProgress(about),
  };
  return words[order.status];
}

/** As the customer reads it on the order’s page: what happens now, and when it’s connected. */
function describeProgress({ order, now }: About): string {
  if (!order)
    return 'Could you send us your order number? It begins with KB and is in your confirmation email.';
  const steps = listNextSteps(order, now);
  const current = steps.findLastIndex(({ state }) => state !== 'upcoming');
  const lines = steps
    .filter((_, index) => index === current || index === steps.length - 1)
    .map(({ title, when, note }) => [`${title}: ${when}.`, note].filter(Boolean).join(' '));
  const left = isOpenStatus(order.status) || isCancelledStatus(order.status) ? '' : describeLeft(order, now);
  return [`Here’s where order ${order.number} is.`, ...lines, left].filter(Boolean).join('\n');
}

/** A call about a lost email is nothing to tell in an email. */
const outsideDoings: Record<Exclude<OutsideWork['work'], 'call customer'>, string> = {
  'arrange switch': 'arrange your switch with your old provider',
  'move switch': 'tell your old provider of your new address',
  'stop switch': 'stop your switch with your old provider',
  'stop visit': 'call off the technician',
};

const joinDoings = (works: readonly OutsideWork[]) =>
  [...new Set(works.flatMap(({ work }) => (work === 'call customer' ? [] : outsideDoings[work])))].join(
    ' and ',
  );

/** What is under way outside the shop would not end with a cancellation on its page alone. */
function describeStopping(order: Order, now: string): string {
  const doings = joinDoings(listLeftBehind(order, now));
  return doings && ` If you cancel, we’ll ${doings}.`;
}

function describeLeft(order: Order | undefined, now: string): string {
  const doings = order && joinDoings(listOutsideWork(order, now));
  return doings ? `We still have to ${doings}.` : '';
}
