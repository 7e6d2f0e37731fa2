/** Reading more than a day's work is audited: a stolen customer file is read first. */

import { openStore } from '#database/store.ts';
import type { Caller } from '#http/handler.ts';
import { describeError, log } from '#server/log.ts';
import { retry } from '#server/retry.ts';
import { addAuditEntry, toStaffMember } from './audit-trail.ts';

const readsPerDay = 1000;
/** Counted in memory up to here, so that a usual page costs no write. */
const bulkReadSize = 100;
const dayMs = 24 * 60 * 60_000;

const uncounted = new Map<string, number>();

export async function noteReading(caller: Caller, records: number): Promise<void> {
  const read = (uncounted.get(caller.uid) ?? 0) + records;
  uncounted.set(caller.uid, read < bulkReadSize ? read : 0);
  if (read < bulkReadSize) return;
  await retry(() => count(caller, read)).catch((error: unknown) => {
    log('WARNING', 'A read by staff was not counted', describeError(error));
  });
}

async function count(caller: Caller, read: number): Promise<void> {
  const { db, rateLimits, audit } = await openStore();
  const at = new Date().toISOString();
  const counter = rateLimits.doc(`reading_${caller.uid}_${at.slice(0, 10)}`);
  const isBulk = await db.runTransaction(async (transaction) => {
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
    addAuditEntry(transaction, audit.doc(`${counter.id}_${thousands}`), {
      ...{ at, by, item: { kind: 'user', ...by }, action: 'read in bulk' },
      changes: [{ field: 'records', from: null, to: thousands * readsPerDay }],
    });
    return true;
  });
  if (isBulk) log('WARNING', 'A member of staff reads in bulk', { event: 'bulkReading', uid: caller.uid });
}
