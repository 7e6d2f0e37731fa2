import type { SignedBody } from '@kowhai/domain/api/endpoint';
import { AppError } from '@kowhai/domain/app-error';
import type { Delivery } from '@kowhai/domain/mail/mail-state';
import { commit } from '#database/commit.ts';
import { store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { isFromMailProvider, readMailEvents } from '#mail/provider/mail-events.ts';
import { describeError, log } from '#server/log.ts';
import { findMailEventsKey } from '#server/params.ts';
import { hasStatus } from '#server/retry.ts';
import { addLoss, clearLoss } from './lost-mail.ts';

const atOnce = 20;

/** @returns how many mails something new is known of @throws AppError NOT_FOUND, FORBIDDEN, BAD_JSON */
export async function storeMailEvents(signed: SignedBody): Promise<number> {
  const key = findMailEventsKey();
  if (!key) throw new AppError('NOT_FOUND', 'This shop takes no mail events.');
  if (!isFromMailProvider(signed, key, Date.now()))
    throw new AppError('FORBIDDEN', 'The signature isn’t the mail provider’s, or it’s too old.');
  const told = readMailEvents(signed.bytes);
  if (!told) throw new AppError('BAD_JSON', 'Send a list of events.');
  const { events, unreadable } = told;
  if (unreadable > 0) log('WARNING', 'Mail events could not be read', { count: unreadable });
  let noted = 0;
  for (let start = 0; start < events.length; start += atOnce) {
    const slice = events.slice(start, start + atOnce);
    const changed = await Promise.all(
      slice.map(({ mailId, delivery }) =>
        storeEvent(mailId, delivery).catch((thrown) => {
          // Sending the whole list again helps no event that the database can never take.
          if (!hasStatus(thrown, 'INVALID_ARGUMENT')) throw thrown;
          log('ERROR', 'A mail event could not be noted', { mailId, ...describeError(thrown) });
          return false;
        }),
      ),
    );
    noted += changed.filter(Boolean).length;
  }
  return noted;
}

/** A mail that came back stays so, in whatever order and however often that is told. */
async function storeEvent(mailId: string, delivery: Delivery): Promise<boolean> {
  const isNews = await commit(async (batch) => {
    const snapshot = await store.outbox.doc(mailId).get();
    const mail = findReadable(snapshot);
    if (!mail || (mail.delivery && (isBad(mail.delivery) || !isBad(delivery)))) return false;
    batch.update(snapshot.ref, store.toFields({ delivery }), { lastUpdateTime: snapshot.updateTime });
    await (isBad(delivery) ? addLoss(batch, mail, delivery.at) : clearLoss(batch, mail));
    return true;
  });
  if (isNews && isBad(delivery))
    log('WARNING', 'A mail did not arrive', { mailId, outcome: delivery.outcome });
  return isNews;
}

const isBad = ({ outcome }: Delivery) => outcome !== 'arrived';
