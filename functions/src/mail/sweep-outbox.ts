import { describeError, log } from '#firebase/log.ts';
import { openStore } from '#firebase/store.ts';
import { deliverMail } from './deliver-mail.ts';
import { openOutbox } from './outbox.ts';

/** How many mails are on their way at a time. */
const lanes = 5;
const mostMails = 500;

/**
 * Delivers the mails that the task queue lost or gave up on, the longest due first. When SendGrid fails several in a
 * row the rest is left for the next sweep.
 *
 * @param end when to stop, in milliseconds since 1970
 */
export async function sweepOutbox(end: number): Promise<void> {
  const { toTimestamp } = await openStore();
  const outbox = await openOutbox();
  const now = toTimestamp(new Date().toISOString());
  const due = await outbox.where('dueAt', '<=', now).orderBy('dueAt').limit(mostMails).get();
  const waiting = due.docs.map((snapshot) => snapshot.id);
  let failuresInARow = 0;
  let delivered = 0;

  const deliverWaiting = async () => {
    while (waiting.length > 0 && failuresInARow < lanes && Date.now() < end) {
      const mailId = waiting.shift() ?? '';
      try {
        await deliverMail(mailId);
        failuresInARow = 0;
        delivered++;
      } catch (error) {
        failuresInARow++;
        log('WARNING', 'The sweep could not deliver a mail', { mailId, ...describeError(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, deliverWaiting));
  if (due.size > 0) log('INFO', 'The outbox was swept', { due: due.size, delivered });
}
