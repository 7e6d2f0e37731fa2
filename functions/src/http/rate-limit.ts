import { createHmac, randomInt } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import { formatWait } from '@kowhai/domain/time/format-wait';
import { describeError, log } from '#firebase/log.ts';
import { getApiSettings } from '#firebase/params.ts';
import { isTransientOrConflict, retry } from '#firebase/retry.ts';
import { openStore, type Transaction } from '#firebase/store.ts';
import { type RateLimit, unnamedNetworkFactor } from './rate-limits.ts';

/** The subject is an account, an address or a network; null for a network that cannot be named. */
export type RateLimitUse = readonly [limit: RateLimit, subject: string | null];

/** To be refunded where they turn out not to count. */
export type ConsumedUses = {
  /** Never fails. */
  refund(): Promise<void>;
};

type Counter = { id: string; max: number; windowEnd: number; limit: RateLimit };

// A document takes about one write a second. A shared limit is spread over several counters; where even they cannot keep
// up, the call goes on uncounted, because nobody is limited by it but all.
const sharedCounters = 10;
const shortTimeoutMs = 1000;

/**
 * Counts before it checks, so that parallel tries all count. What one limit refuses does not count under the others.
 * @throws AppError RATE_LIMITED with the seconds until the window ends, or BUSY
 */
export async function consumeRateLimits(...uses: readonly RateLimitUse[]): Promise<ConsumedUses> {
  const now = Date.now();
  const named = uses.filter(([, subject]) => subject !== null).map((use) => toCounter(use, now));
  const shared = uses.filter(([, subject]) => subject === null).map((use) => toCounter(use, now));
  const counts = await Promise.all([retry(() => count(named, 1)), countShared(shared)]);
  const exceeded = counts
    .flat()
    .filter(({ counter, uses }) => uses > counter.max)
    .map(({ counter }) => counter);
  // Shared counters are not refunded: against floods everything counts.
  const refund = async (counters: readonly Counter[]) => {
    const end = Date.now() + shortTimeoutMs;
    await retry(() => count(counters, -1), { end }).catch((error: unknown) => {
      log('WARNING', 'Uses of a limit were not given back', describeError(error));
    });
  };
  if (exceeded.length > 0) {
    await refund(named.filter((counter) => !exceeded.includes(counter)));
    throw rateLimited(exceeded);
  }
  return { refund: () => refund(named) };
}

/** Counted by the commit that they are for, so that only what is stored counts. */
export type PendingUses = {
  requireWithinLimits(): void;
  /** The commit fails like any conflict where somebody else was counted since. */
  countIn(transaction: Transaction): void;
};

/** Shared counters are left to `countUnnamedNetworks`, so that no commit waits for them. */
export async function readRateLimits(...uses: readonly RateLimitUse[]): Promise<PendingUses> {
  const { rateLimits, toFields, getAll } = await openStore();
  const now = Date.now();
  const counters = uses.map((use) => toCounter(use, now));
  const snapshots = await getAll(counters.map(({ id }) => rateLimits.doc(id)));
  const counts = snapshots.map((snapshot) => Number(snapshot.get('count') ?? 0));
  const exceeded = counters.filter(({ max }, index) => (counts[index] ?? 0) + 1 > max);
  return {
    requireWithinLimits: () => {
      if (exceeded.length > 0) throw rateLimited(exceeded);
    },
    countIn: (transaction) => {
      for (const [index, snapshot] of snapshots.entries()) {
        const [, subject] = uses[index] ?? [];
        const counter = counters[index];
        if (!counter || subject === null) continue;
        const expiresAt = new Date(counter.windowEnd).toISOString();
        const fields = { count: (counts[index] ?? 0) + 1, expiresAt };
        if (snapshot.exists)
          transaction.update(snapshot.ref, toFields(fields), { lastUpdateTime: snapshot.updateTime });
        else transaction.create(snapshot.ref, { _id: snapshot.id, ...fields });
      }
    },
  };
}

/** Never fails and takes a second at most. */
export async function countUnnamedNetworks(...uses: readonly RateLimitUse[]): Promise<void> {
  const now = Date.now();
  await countShared(uses.filter(([, subject]) => subject === null).map((use) => toCounter(use, now)));
}

async function countShared(counters: readonly Counter[]) {
  return retry(() => count(counters, 1), { end: Date.now() + shortTimeoutMs }).catch((error: unknown) => {
    log('WARNING', 'A limit that callers share was not counted', describeError(error));
    return [];
  });
}

function rateLimited(exceeded: readonly Counter[]): AppError {
  const [last] = exceeded.toSorted((a, b) => b.windowEnd - a.windowEnd);
  log('INFO', 'A limit was reached', { event: 'rateLimited', limit: last?.limit.name });
  const retryAfterSeconds = Math.max(1, ((last?.windowEnd ?? 0) - Date.now()) / 1000);
  const refusal = last?.limit.refusal ?? 'Too many tries.';
  return new AppError('RATE_LIMITED', `${refusal} Try again ${formatWait(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
}

/** The subject is stored as a keyed hash only. */
function toCounter([limit, subject]: RateLimitUse, now: number): Counter {
  const { codePepper, rateLimitScale } = getApiSettings();
  const windowMs = limit.windowMinutes * 60_000;
  const window = Math.floor(now / windowMs);
  const max = limit.max * rateLimitScale;
  const rest = { windowEnd: (window + 1) * windowMs, limit };
  if (subject === null) {
    const id = `${limit.name}_unnamed-${randomInt(sharedCounters)}_${window}`;
    return { ...rest, id, max: (max * unnamedNetworkFactor) / sharedCounters };
  }
  const hash = createHmac('sha256', codePepper).update(`${limit.name}:${subject}`).digest('base64url');
  return { ...rest, id: `${limit.name}_${hash.slice(0, 32)}_${window}`, max };
}

async function count(counters: readonly Counter[], by: 1 | -1) {
  if (counters.length === 0) return [];
  const { db, rateLimits, increment, getAll } = await openStore();
  const batch = db.batch();
  const refs = counters.map(({ id }) => rateLimits.doc(id));
  for (const [index, { windowEnd }] of counters.entries()) {
    const expiresAt = new Date(windowEnd).toISOString();
    const ref = refs[index];
    if (ref) batch.set(ref, { count: increment(by), expiresAt }, { merge: true });
  }
  await batch.commit();
  if (by < 0) return [];
  const snapshots = await getAll(refs);
  return counters.map((counter, index) => ({ counter, uses: Number(snapshots[index]?.get('count') ?? 0) }));
}

/**
 * For what may be tried again: the same key counts once, and of any number at once exactly as many succeed as the
 * limit allows.
 * @param limit before RATE_LIMIT_SCALE
 * @returns whether the limit allows it
 */
export async function consumeRateLimitOnce(limit: RateLimit, subject: string, key: string): Promise<boolean> {
  const { codePepper, rateLimitScale } = getApiSettings();
  const windowMs = limit.windowMinutes * 60_000;
  const window = Math.floor(Date.now() / windowMs);
  const hash = createHmac('sha256', codePepper).update(`${limit.name}:${subject}`).digest('base64url');

  const { rateLimits, toFields } = await openStore();
  const record = rateLimits.doc(`${limit.name}_${hash.slice(0, 32)}_${window}`);
  // Not a transaction: those wait for each other's locks, and ten at once took up every delivery for half a minute.
  return retry(
    async () => {
      const snapshot = await record.get();
      const stored: unknown = snapshot.get('claims');
      const claims: string[] = Array.isArray(stored) ? stored : [];
      if (claims.includes(key)) return true;
      if (claims.length >= limit.max * rateLimitScale) return false;
      const expiresAt = new Date((window + 1) * windowMs).toISOString();
      const fields = { claims: [...claims, key], expiresAt };
      if (snapshot.exists) await record.update(toFields(fields), { lastUpdateTime: snapshot.updateTime });
      else await record.create({ _id: record.id, ...fields });
      return true;
    },
    { isWorthRetrying: isTransientOrConflict },
  );
}
