import { orderStatuses, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { keptMs } from '@kowhai/functions/database/collections';
import { type DataCheck, listKnownOrders, listOrderFacts, type Shop } from './read-shop.ts';

/** A day less than their retention: younger mails must exist. */
const youngMs = keptMs('outbox') - 24 * 60 * 60 * 1000;
const stuckMs = 60 * 60 * 1000;

const placingKinds: readonly unknown[] = ['confirm-order', 'order-submitted'];

/** Resending creates a copy, named after the first. */
const isNamedAfterOrder = (mailId: string, { kind, order }: Shop['outbox'][number]['job']) =>
  mailId.replace(/_again_\d+$/, '') === `${kind}_${order?._id}`;

export const mailChecks: readonly DataCheck[] = [
  {
    name: 'Every order and each of its steps has its emails, one of each',
    looksAt: 'any part',
    listViolations: (shop) => {
      const mailIds = new Set(shop.outbox.map(({ _id }) => _id));
      const missing = listOrderFacts(shop)
        .flatMap((order) => {
          const isKept = (at: string) =>
            Date.parse(shop.at) - Date.parse(at) < youngMs && (shop.since === undefined || at >= shop.since);
          const placed = isKept(order.createdAt)
            ? [`confirm-order_${order._id}`, `order-submitted_${order._id}`]
            : [];
          const steps = orderStatuses.flatMap((status) => {
            const { action, mail, notice } = orderStatusTable[status];
            const events = order.history.filter((event) => event.action === action);
            return events.flatMap(({ at, by }, index) => {
              const kinds = [mail, by._id === order.user._id ? notice : null].filter((kind) => kind !== null);
              return isKept(at) ? kinds.map((kind) => `${kind}_${order._id}_${index + 1}`) : [];
            });
          });
          const changes = order.history
            .filter(({ action }) => action === 'change')
            .flatMap(({ at, by }, index) => {
              const kinds = ['order-changed', ...(by._id === order.user._id ? ['order-changed-notice'] : [])];
              return isKept(at) ? kinds.map((kind) => `${kind}_${order._id}_${index + 1}`) : [];
            });
          return [...placed, ...steps, ...changes];
        })
        .filter((mailId) => !mailIds.has(mailId))
        .map((mailId) => `outbox/${mailId} is missing`);
      const doubled = shop.outbox
        .filter(({ _id, job }) => placingKinds.includes(job?.kind) && !isNamedAfterOrder(_id, job))
        .map(({ _id }) => `outbox/${_id} is one too many`);
      return [...missing, ...doubled];
    },
  },
  {
    name: 'Every email about an order has its order',
    looksAt: 'everything',
    listViolations: (shop) => {
      const known = listKnownOrders(shop);
      return shop.outbox.flatMap(({ _id, job }) => {
        const orderId = job?.order?._id;
        return orderId === undefined || known.has(orderId)
          ? []
          : [`outbox/${_id} is about ${orderId}, which nobody has`];
      });
    },
  },
  {
    name: 'Every email was sent once, is due or was given up, and none is stuck',
    looksAt: 'each record',
    listViolations: (shop) => shop.outbox.flatMap((mail) => listMailProblems(mail, Date.parse(shop.at))),
  },
];

function listMailProblems({ _id, state, sentAt, dueAt }: Shop['outbox'][number], now: number): string[] {
  const isWaiting = state === 'queued' || state === 'sending';
  if (isWaiting !== (dueAt !== undefined))
    return [`outbox/${_id} is ${state} and ${dueAt ? 'due' : 'never due'}`];
  if ((state === 'sent') !== (sentAt !== undefined))
    return [`outbox/${_id} is ${state} and ${sentAt ? 'sent' : 'not sent'}`];
  if (isWaiting && now - Date.parse(dueAt) > stuckMs) return [`outbox/${_id} has been due since ${dueAt}`];
  return [];
}
