import { findDayToRemindOf } from '@kowhai/domain/orders/connection-visit';
import { openStatuses } from '@kowhai/domain/orders/order-status';
import { openStore } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { ignoring } from '#server/retry.ts';

/** The mail's id has order and day, so each is reminded of once. @param now an ISO 8601 string */
export async function sweepReminders(now: string): Promise<void> {
  const day = findDayToRemindOf(now);
  if (day === null) return;
  const { db, getAll, orders, outbox } = await openStore();
  const { docs } = await orders.where('connectionDate', '==', day).get();
  const open = readAll(docs).filter((order) => openStatuses.includes(order.status));
  const idOf = ({ _id }: { _id: string }) => `order-reminder_${_id}_${day}`;
  const sent = await getAll(open.map((order) => outbox.doc(idOf(order))));
  const waiting = open.filter((_, index) => !sent[index]?.exists);
  await Promise.all(
    waiting.map(async (order) => {
      const batch = db.batch();
      const mailId = addMail(batch, outbox, idOf(order), { kind: 'order-reminder', order });
      await batch.commit().catch(ignoring('ALREADY_EXISTS'));
      await queueMails([mailId]);
    }),
  );
}
