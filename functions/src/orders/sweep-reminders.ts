import { findDayToRemindOf } from '@kowhai/domain/orders/connection-visit';
import { readUpTo } from '#database/read-up-to.ts';
import { store, UnreadableRecord } from '#database/store.ts';
import { reportUnreadable } from '#database/unreadable.ts';
import { describeError, log } from '#server/log.ts';
import { takeStep } from './take-step.ts';

/** In each minute of the evening; the next one goes on. */
const perSweep = 500;
const atOnce = 25;

/** An order that was reminded is marked, so each minute reads those that are left. @param now an ISO 8601 string */
export async function sweepReminders(now: string): Promise<void> {
  const day = findDayToRemindOf(now);
  if (day === null) return;
  const { docs } = await readUpTo(store.orders.where('toRemindOf', '==', day).select(), perSweep);
  for (let start = 0; start < docs.length; start += atOnce)
    await Promise.all(docs.slice(start, start + atOnce).map(({ id }) => remind(id, day)));
}

async function remind(orderId: string, day: string): Promise<void> {
  const mailId = `order-reminder_${orderId}_${day}`;
  const remembered = takeStep(orderId, { by: 'sweep' }, async (order) => {
    if (order.connectionDate !== day) return null;
    // It may have had this day before, was moved and moved back: it was reminded of it once.
    const { exists } = await store.outbox.doc(mailId).get();
    return {
      change: { remindedOf: day },
      isAside: true,
      mails: (changed) => (exists ? [] : [{ mailId, job: { kind: 'order-reminder', order: changed } }]),
      details: null,
    };
  });
  await remembered.catch((error: unknown) => {
    if (error instanceof UnreadableRecord) reportUnreadable(error);
    else log('WARNING', 'An order was not reminded; the sweep retries', describeError(error));
  });
}
