/** Reading more than a day's work is audited: a stolen customer file is read first. */

import * as z from 'zod/mini';
import { transact } from '#database/commit.ts';
import { store } from '#database/store.ts';
import type { Caller } from '#http/handler.ts';
import { describeError, log } from '#server/log.ts';
import { addAuditEntry, toStaffMember } from './audit-trail.ts';

const readsPerDay = 1000;
/** Counted in memory up to here, so that a usual page costs no write. */
const bulkReadSize = 100;
const dayMs = 24 * 60 * 60_000;

/** What each of the staff saw today, as far as this instance knows: a page that is read again shows nobody new. */
const seen = new Map<string, { day: string; ids: Set<string>; uncounted: number }>();

/** @param answer of any call that is not public */
export async function countReading(caller: Caller, answer: unknown): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const known = seen.get(caller.uid);
  const today = known?.day === day ? known : { day, ids: new Set<string>(), uncounted: 0 };
  seen.set(caller.uid, today);
  const before = today.ids.size;
  for (const id of listIds(answer)) today.ids.add(id);
  today.uncounted += today.ids.size - before;
  const read = today.uncounted;
  if (read < bulkReadSize) return;
  today.uncounted = 0;
  await count(caller, read).catch((error: unknown) => {
    log('WARNING', 'A read by staff was not counted', describeError(error));
  });
}

async function count(caller: Caller, read: number): Promise<void> {
  const at = new Date().toISOString();
  const counter = store.rateLimits.doc(`reading_${caller.uid}_${at.slice(0, 10)}`);
  const isBulk = await transact(async (transaction) => {
    const before = (await transaction.get(counter)).data()?.count ?? 0;
    const after = before + read;
    transaction.set(counter, {
      _id: counter.id,
      count: after,
      expiresAt: new Date(Date.now() + dayMs).toISOString(),
    });
    const thousands = Math.floor(after / readsPerDay);
    if (thousands === Math.floor(before / readsPerDay)) return false;
    const by = toStaffMember(caller);
    addAuditEntry(transaction, store.audit.doc(`${counter.id}_${thousands}`), {
      at,
      by,
      record: { kind: 'user', ...by },
      action: 'read in bulk',
      changes: [{ field: 'records', from: null, to: thousands * readsPerDay }],
    });
    return true;
  });
  if (isBulk) log('WARNING', 'A member of staff reads in bulk', { event: 'bulkReading', uid: caller.uid });
}

/** A person is one, whichever call showed them: an order's customer, an enquiry's account, the recipient of a preview. */
const shown = z.union([
  z.pipe(
    z.object({
      _id: z.string(),
      user: z.optional(z.object({ _id: z.string() })),
      userId: z.optional(z.string()),
    }),
    z.transform(({ _id, user, userId }) => user?._id ?? userId ?? _id),
  ),
  z.pipe(
    z.object({ to: z.string(), html: z.string() }),
    z.transform(({ to }) => to),
  ),
]);

/** Of each record, however deep in the answer. */
function listIds(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { data } = shown.safeParse(answer);
  return data === undefined ? Object.values(answer).flatMap(listIds) : [data];
}
