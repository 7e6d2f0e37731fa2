import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { write } from 'firebase-functions/logger';

const requestIds = new AsyncLocalStorage<string>();

export function withRequestId<T>(act: () => Promise<T>): Promise<T> {
  return requestIds.run(randomBytes(5).toString('hex'), act);
}

export function findRequestId(): string | undefined {
  return requestIds.getStore();
}

/** Alerts in monitoring/ filter by these. */
export type LogEvent =
  | 'browserError'
  | 'bulkReading'
  | 'callFailed'
  | 'copyFailed'
  | 'mailFailed'
  | 'outbox'
  | 'pagesFailed'
  | 'rateLimited'
  | 'signInRefused'
  | 'sweepFailed'
  | 'unknownFrontEnd'
  | 'unreadableRecord';

/** Names, codes, ids and numbers only: never bodies, headers, addresses or an error's message. */
export function log(
  severity: 'INFO' | 'WARNING' | 'ERROR',
  message: string,
  facts: Record<string, string | number | boolean | undefined> & { event?: LogEvent } = {},
): void {
  const requestId = findRequestId();
  write({ severity, message, ...(requestId && { requestId }), ...facts });
}

export function describeError(error: unknown): { error: string; code?: string | number; where?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  return {
    error: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    where: listFunctions(error.stack ?? ''),
  };
}

function listFunctions(stack: string): string {
  return [...stack.matchAll(/^\s+at (?:async )?([\w$.]+) \(/gm)]
    .slice(0, 6)
    .map(([, name]) => name)
    .join(' < ');
}
