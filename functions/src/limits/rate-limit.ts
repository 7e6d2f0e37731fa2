import { randomInt } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import { normalizeMailbox } from '@kowhai/domain/mail/mail-limit';
import { formatWait } from '@kowhai/domain/time/date';
import { commit } from '#database/commit.ts';
import { store, type Updater, type Writer } from '#database/store.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import { describeError, log } from '#server/log.ts';
import { getApiSettings } from '#server/params.ts';
import { retry } from '#server/retry.ts';
import { widenNetwork } from './network.ts';
import { type RateLimit, unnamedNetworkFactor } from './rate-limits.ts';

/** By account, address or network; null for an unknown one. A use with a key counts once for all retries. */
export type RateLimitUse = readonly [limit: RateLimit, subject: string | null, key?: string];

type Counter = {
  id: string;
  max: number;
  expiresAt: string;
  limit: RateLimit;
  isShared: boolean;
  key?: string | undefined;
};

// A document takes one write a second, so there are several. If they fail, calls proceed: they only stop floods.
const sharedCounters = 10;
const shortTimeoutMs = 1000;

/** Of this instance: counters beyond their limit, until their windows end. A refusal by them costs no database call. */
const reached = new Map<string, Counter>();
const mostReached = 10_000;

/** @throws AppError RATE_LIMITED for what this instance knows to be beyond its limit, without counting it */
export function requireNotReached(...uses: readonly RateLimitUse[]): void {
  refuseReached(widen(uses).map(toCounter));
}

function refuseReached(counters: readonly Counter[]): void {
  const now = new Date().toISOString();
  const known = counters.filter(({ id }) => (reached.get(id)?.expiresAt ?? now) > now);
  if (known.length > 0) throw rateLimited(known);
}

function remember(counters: readonly Counter[]): void {
  for (const counter of counters) reached.set(counter.id, counter);
  for (const id of reached.keys()) {
    if (reached.size <= mostReached) return;
    reached.delete(id);
  }
}

/** Counts before it checks: parallel calls all count. @returns a refund @throws AppError RATE_LIMITED, BUSY */
export async function consumeRateLimits(
  ...uses: readonly RateLimitUse[]
): Promise<{ refund(): Promise<void> }> {
  const counters = widen(uses).map(toCounter);
  refuseReached(counters);
  const [named, shared] = [
    counters.filter(({ isShared }) => !isShared),
    counters.filter((counter) => counter.isShared),
  ];
  const counted = await Promise.all([retry(() => count(named, 1)), countShared(shared)]);
  const exceeded = counted.flat().filter((counter) => counter.uses > counter.max);
  remember(exceeded);
  // Shared counters are not refunded: in a flood everything counts.
  const refund = async (counters: readonly Counter[]) => {
    for (const { id } of counters) reached.delete(id);
    const end = Date.now() + shortTimeoutMs;
    await retry(() => count(counters, -1), { end }).catch((error: unknown) => {
      log('WARNING', 'A rate limit was not refunded', describeError(error));
    });
  };
  if (exceeded.length > 0) {
    await refund(named.filter(({ id }) => exceeded.every((other) => other.id !== id)));
    throw rateLimited(exceeded);
  }
  return { refund: () => refund(named) };
}

/** Counted in the transaction that they limit, so that only stored records count. */
type PendingUses = {
  isWithinLimits: boolean;
  requireWithinLimits(): void;
  countIn(writer: Writer & Updater): void;
};

/** `countUnnamedNetworks` counts shared ones, so that no transaction waits for them. */
export async function readRateLimits(...uses: readonly RateLimitUse[]): Promise<PendingUses> {
  const counters = await readCounters(widen(uses).map(toCounter));
  const uncounted = counters.filter(({ key, keys }) => key === undefined || !keys.includes(key));
  const exceeded = uncounted.filter((counter) => counter.uses + 1 > counter.max);
  return {
    isWithinLimits: exceeded.length === 0,
    requireWithinLimits: () => {
      if (exceeded.length > 0) throw rateLimited(exceeded);
    },
    countIn: (writer) => {
      for (const { snapshot, uses, expiresAt, key, keys, isShared } of uncounted) {
        if (isShared) continue;
        const fields = { count: uses + 1, expiresAt, ...(key && { keys: [...keys, key] }) };
        const isUnchanged = { lastUpdateTime: snapshot.updateTime };
        if (snapshot.exists) writer.update(snapshot.ref, store.toFields(fields), isUnchanged);
        else writer.create(snapshot.ref, { _id: snapshot.id, ...fields });
      }
    },
  };
}

/** Refuses nothing. Without a transaction: ten at once waited half a minute for each other's locks. */
export async function countWithin(...use: RateLimitUse): Promise<boolean> {
  return commit(async (batch) => {
    const uses = await readRateLimits(use);
    if (uses.isWithinLimits) uses.countIn(batch);
    return uses.isWithinLimits;
  });
}

/** Never fails, and takes a second at most. */
export async function countUnnamedNetworks(...uses: readonly RateLimitUse[]): Promise<void> {
  await countShared(uses.filter(([, subject]) => subject === null).map(toCounter));
}

function countShared(shared: readonly Counter[]) {
  return retry(() => count(shared, 1), { end: Date.now() + shortTimeoutMs }).catch((error: unknown) => {
    log('WARNING', 'A shared rate limit was not counted', describeError(error));
    return [];
  });
}

function rateLimited(exceeded: readonly Counter[]): AppError {
  const [last] = exceeded.toSorted((a, b) => b.expiresAt.localeCompare(a.expiresAt));
  log('INFO', 'A limit was reached', { event: 'rateLimited', limit: last?.limit.name });
  const retryAfterSeconds = Math.max(1, (Date.parse(last?.expiresAt ?? '') - Date.now()) / 1000);
  const refusal = last?.limit.refusal ?? 'Too many tries.';
  return new AppError('RATE_LIMITED', `${refusal} Try again ${formatWait(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
}

/** A caller in a larger IPv6 network counts for that as well. */
function widen(uses: readonly RateLimitUse[]): RateLimitUse[] {
  return uses.flatMap((use): RateLimitUse[] => {
    const [limit, subject, key] = use;
    const wider = widenNetwork(subject ?? '').map(
      (network): RateLimitUse => [{ ...limit, max: limit.max * network.times }, network.subject, key],
    );
    return [use, ...wider];
  });
}

function toCounter([limit, subject, key]: RateLimitUse): Counter {
  const windowMs = limit.windowMinutes * 60_000;
  const window = Math.floor(Date.now() / windowMs);
  const expiresAt = new Date((window + 1) * windowMs).toISOString();
  const max = limit.max * getApiSettings().rateLimitScale;
  const isShared = subject === null;
  const who = isShared
    ? `unnamed-${randomInt(sharedCounters)}`
    : keyedHash(`${limit.name}:${limit.isByMailbox ? normalizeMailbox(subject) : subject}`).slice(0, 32);
  return {
    id: `${limit.name}_${who}_${window}`,
    max: isShared ? (max * unnamedNetworkFactor) / sharedCounters : max,
    expiresAt,
    limit,
    isShared,
    key,
  };
}

async function count(counters: readonly Counter[], by: 1 | -1) {
  if (counters.length === 0) return [];
  const batch = store.db.batch();
  for (const { id, expiresAt } of counters)
    batch.set(store.rateLimits.doc(id), { count: store.increment(by), expiresAt }, { merge: true });
  await batch.commit();
  return by < 0 ? [] : readCounters(counters);
}

async function readCounters(counters: readonly Counter[]) {
  const snapshots = await store.getAll(counters.map(({ id }) => store.rateLimits.doc(id)));
  return snapshots.flatMap((snapshot, index) => {
    const counter = counters[index];
    if (!counter) return [];
    const { count: uses = 0, keys = [] } = snapshot.data() ?? {};
    return { ...counter, snapshot, uses, keys };
  });
}
