import { randomBytes, randomUUID } from 'node:crypto';
import { makeOrderNumber, type Order, type OrderRequest } from '@kowhai/domain/order';
import { flagsOf } from '@kowhai/domain/order-status';
import { formatFullName, type UserInfo } from '@kowhai/domain/user';
import { isConflict, isTransient, patienceMs, retry } from '#firebase/retry.ts';
import { type Handler, Reply } from '#functions/handler.ts';
import { queueMails } from '#mail/outbox.ts';
import { commitOrder } from './commit-order.ts';
import type { PricedOrder } from './price-order.ts';
import { makeReplayKey } from './replay.ts';
import { takeTurns } from './take-turns.ts';
import { readWantedLines, requireCompleteProfile } from './wanted-lines.ts';

/** Places an order: priced from the catalogue, stock taken, both mails stored, all of it or nothing. */
export const placeOrder: Handler<'placeOrder'> = async ({ body, caller, idempotencyKey }) => {
  const customer = requireCompleteProfile(caller.user);
  const wanted = readWantedLines(body);
  const draft = {
    // Made once, so that an attempt whose answer got lost is known again.
    orderId: randomUUID(),
    request: body,
    wanted,
    replayKey: makeReplayKey(caller.uid, idempotencyKey, body),
    write: makeWriter(body, customer),
  };
  const end = Date.now() + patienceMs;
  const hardwareIds = wanted.hardware.map((line) => line._id);
  const placed = await takeTurns(hardwareIds, () =>
    retry((failures) => commitOrder(draft, failures > 0), {
      isWorthRetrying: (error) => isTransient(error) || isConflict(error),
      end,
    }),
  );
  if (placed.isReplay) return new Reply(placed.order, { status: 200 });
  await queueMails(placed.mailIds);
  return placed.order;
};

/** Makes what writes the order down once it is priced. */
function makeWriter({ serviceAddress, modemNeeded }: OrderRequest, customer: UserInfo) {
  const { _id: userId, firstName, lastName, email, phone } = customer;
  const number = makeOrderNumber(randomBytes(8));
  const now = new Date().toISOString();
  return (_id: string, priced: PricedOrder): Order => ({
    _id,
    number,
    user: { _id: userId, firstName, lastName, email, phone },
    ...priced,
    serviceAddress,
    modemNeeded,
    ...flagsOf('Submitted'),
    history: [{ action: 'place', at: now, by: { _id: userId, name: formatFullName(customer) } }],
    createdAt: now,
    updatedAt: now,
  });
}
