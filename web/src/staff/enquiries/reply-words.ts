/** Templates for frequent replies, filled in with the person's order. The mail adds the greeting. */
import type { Order } from '@kowhai/domain/orders/order';
import { statusOf } from '@kowhai/domain/orders/order-status';
import { listPromisedDays } from '@kowhai/domain/orders/promised-days';
import { siteSettings } from '@kowhai/domain/site-settings';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDayInWords } from '@kowhai/domain/time/date';

export type About = {
  phone: string;
  /** The order that the enquiry is most likely about; undefined where the person has none. */
  order: Order | undefined;
  /** The present moment as an ISO 8601 string. */
  now: string;
};

export type ReplyTemplate = { name: string; write: (about: About) => string };

const inWords = (day: string) => formatDayInWords(dayToIso(day));
const nameOf = ({ order }: About) => (order ? `order ${order.number}` : 'your order');

export const replyTemplates: readonly ReplyTemplate[] = [
  { name: 'Where the order is', write: describeProgress },
  {
    name: 'We tried to call',
    write: (about) =>
      `We tried to call you on ${about.phone || 'your phone'} about ${nameOf(about)}. Call us on ${siteSettings.freephone} when it suits you, or reply with a good time and number.`,
  },
  {
    name: 'We need the address',
    write: () =>
      'To check what you can get at your place, we need the full address: number, street, suburb, town and postcode. Is there a modem there already?',
  },
  {
    name: 'Changing or cancelling',
    write: describeChanging,
  },
  {
    name: 'All done',
    write: () => `That’s all done. If anything else comes up, reply here or call ${siteSettings.freephone}.`,
  },
];

function describeChanging(about: About): string {
  switch (about.order && statusOf(about.order)) {
    case 'processing':
      return `We’ve started on ${nameOf(about)}, so please call us on ${siteSettings.freephone} to change or cancel it.`;
    case 'completed':
      return `Order ${about.order?.number} is complete, so it can’t be changed or cancelled. Call us on ${siteSettings.freephone} about your plan.`;
    case 'cancelled':
      return describeProgress(about);
    default:
      return `You can change or cancel ${nameOf(about)} on its page, until we start on it.`;
  }
}

function describeProgress({ order, now }: About): string {
  if (!order)
    return 'Could you send us your order number? It begins with KB and is in your confirmation email.';
  const { number, connectionDate } = order;
  const status = statusOf(order);
  if (status === 'cancelled') return `Order ${number} is cancelled, and there’s nothing to pay.`;
  if (status === 'completed') return `Order ${number} is complete: you’re connected.`;
  const { review, connection } = listPromisedDays(order, now);
  if (status === 'submitted')
    return `We’re reviewing order ${number}. You’ll hear from us by ${inWords(review.day)}.`;
  return connectionDate === connection.day
    ? `We’re setting up order ${number}. Your connection day is ${inWords(connectionDate)}.`
    : `We’re setting up order ${number}. You’ll be connected by ${inWords(connection.day)}.`;
}
