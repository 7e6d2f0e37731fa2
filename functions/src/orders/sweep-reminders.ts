import { findDayToRemindOf } from '@kowhai/domain/orders/connection-visit';
import { collections } from '#database/collections.ts';
import { readUpTo } from '#database/read-up-to.ts';
import { store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { updateRecord } from '#database/update-record.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { describeError, log } from '#server/log.ts';
import { hasStatus, ignoring } from '#server/retry.ts';

/** In each minute of the evening; the next one goes on. */
const perSweep = 500;
const atOnce = 25;

/** An order that was reminded is marked, so each minute reads those that are left. @param now an ISO 8601 string */
export async function sweepReminders(now: string): Promise<void> {
  const day = findDayToRemindOf(now);
  if (day === null) return;
  const { docs } = await readUpTo(store.orders.where('toRemindOf', '==', day).select(), perSweep);
  for (let start = 0; start < docs.length; start += atOnce) {
    const slice = docs.slice(start, start + atOnce);
    const mailIds = await Promise.all(slice.map(({ id }) => remind(id, day)));
    await queueMails(mailIds.filter((mailId) => mailId !== null));
  }
}

async function remind(orderId: string, day: string): Promise<string | null> {
  const snapshot = await store.orders.doc(orderId).get();
  const order = findReadable(snapshot);
  if (order?.connectionDate !== day) return null;
  const mailId = `order-reminder_${orderId}_${day}`;
  const commit = async (isNew: boolean) => {
    const batch = store.db.batch();
    if (isNew) addMail(batch, mailId, { kind: 'order-reminder', order });
    updateRecord(batch, collections.orders, snapshot, { remindedOf: day });
    await batch.commit();
  };
  try {
    await commit(true);
    return mailId;
  } catch (error) {
    // It had this day before, was moved and moved back: it was reminded of it once.
    if (hasStatus(error, 'ALREADY_EXISTS')) await commit(false).catch(ignoring('FAILED_PRECONDITION'));
    else log('WARNING', 'An order was not reminded; the sweep retries', describeError(error));
    return null;
  }
}
