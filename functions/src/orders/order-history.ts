import type { OrderHistory } from '@kowhai/domain/api/order-history';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import { type Actor, nameActor } from '@kowhai/domain/people/staff';
import { store } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import { requireOrder } from './get-order.ts';
import { listMailsOf } from './mails-of-order.ts';

export const getOrderHistory: Handler<'getOrderHistory'> = async ({ params: { id } }) => {
  const order = requireOrder(await store.orders.doc(id).get());
  const [audit, notes, mails] = await Promise.all([
    store.audit.where('recordKey', '==', `order:${id}`).orderBy('at', 'desc').get().then(readDocs),
    store.orderNotes.where('orderId', '==', id).orderBy('createdAt').get().then(readDocs),
    listMailsOf(order),
  ]);
  // Customers read the order, so it doesn't name the member of staff. The trail's entry of the same moment does.
  const actors = new Map(audit.map(({ at, by }): [string, Actor] => [at, by]));
  const steps = order.history.map((event) => {
    const { _id = '', name } = event.by;
    const by = actors.get(event.at) ?? { _id, name, ...(_id && { isCustomer: true as const }) };
    return { kind: 'Step' as const, at: event.at, event, by: nameActor(by) };
  });
  const written = notes.map((note) => ({ kind: 'Note' as const, at: note.createdAt, note }));
  const told = new Set([...steps, ...written].map(({ at }) => at));
  const history: OrderHistory = [
    ...steps,
    ...written,
    // Mails to us are no news at the desk, which has the order itself.
    ...mails
      .filter(({ kind }) => !isNotice(kind))
      .map((mail) => ({ kind: 'Email' as const, at: mail.sentAt ?? mail.createdAt, mail })),
    ...audit
      .filter(({ at }) => !told.has(at))
      .map((entry) => ({ kind: 'Change' as const, at: entry.at, entry })),
  ];
  return history.toSorted((a, b) => b.at.localeCompare(a.at));
};

const readDocs = <T>({ docs }: { docs: Parameters<typeof readAll<T>>[0] }) => readAll(docs);
