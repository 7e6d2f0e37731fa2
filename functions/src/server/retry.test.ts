import { afterEach, describe, expect, it, vi } from 'vitest';
import { busy, ignoring, isConflict, isTransient, isTransientOrConflict, retry, within } from './retry.ts';

const failure = (code: number) => Object.assign(new Error('failed'), { code });

describe('retrying', () => {
  it('goes on until it succeeds, and counts the failures', async () => {
    const attempts: number[] = [];
    const result = await retry(
      async (failures) => {
        attempts.push(failures);
        if (failures < 3) throw failure(14);
        return 'done';
      },
      { firstPauseMs: 1 },
    );
    expect([result, attempts]).toEqual(['done', [0, 1, 2, 3]]);
  });

  it('gives up at once on permanent errors', async () => {
    let attempts = 0;
    const attempt = async () => {
      attempts++;
      throw failure(3);
    };
    await expect(retry(attempt)).rejects.toMatchObject({ code: 3 });
    expect(attempts).toBe(1);
  });

  it('throws BUSY on a timeout, even where nothing ever answers', async () => {
    const busy = { code: 'BUSY', status: 503, details: { retryAfterSeconds: 5 } };
    const soon = () => ({ end: Date.now() + 30, firstPauseMs: 5 });
    await expect(retry(() => Promise.reject(failure(10)), soon())).rejects.toMatchObject(busy);
    await expect(retry(() => new Promise(() => {}), soon())).rejects.toMatchObject(busy);
    await expect(retry(async () => 1, { end: Date.now() - 1 })).rejects.toMatchObject(busy);
  });

  it('names the last failure as the cause', async () => {
    const attempt = retry(() => Promise.reject(failure(13)), { end: Date.now() + 30, firstPauseMs: 5 });
    await expect(attempt).rejects.toMatchObject({ code: 'BUSY', cause: { code: 13 } });
  });

  // As node_modules/@google-cloud/firestore/build/src/transaction.js has it.
  it.each([1, 2, 4, 8, 10, 13, 14, 16])('code %d passes', (code) =>
    expect(isTransient(failure(code))).toBe(true),
  );
  it.each([0, 3, 5, 6, 7, 9, 11, 12, 15])('code %d stays', (code) =>
    expect(isTransient(failure(code))).toBe(false),
  );
  it('an expired transaction can be retried', () => {
    const error = Object.assign(new Error('The referenced transaction has expired'), { code: 3 });
    expect(isTransient(error)).toBe(true);
  });
});

describe('by the clock', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('pauses double after each failure, up to 0.8 s', async () => {
    vi.useFakeTimers({ now: 0 });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const triedAt: number[] = [];
    const attempt = () => {
      triedAt.push(Date.now());
      return Promise.reject(failure(14));
    };
    const ended = expect(retry(attempt, { firstPauseMs: 200, end: 1500 })).rejects.toMatchObject({
      code: 'BUSY',
    });
    await vi.runAllTimersAsync();
    await ended;
    expect(triedAt).toEqual([0, 100, 300, 700, 1100]);
  });

  it('an attempt without an answer is awaited until the timeout', async () => {
    vi.useFakeTimers({ now: 1000 });
    let endedAt = -1;
    const ended = retry(() => new Promise(() => {}), { end: 2500 }).catch(() => {
      endedAt = Date.now();
    });
    await vi.runAllTimersAsync();
    await ended;
    expect(endedAt).toBe(2500);
  });

  it('leaves no timer once the work is done', async () => {
    vi.useFakeTimers();
    expect(await within(5000, Promise.resolve('done'), () => 'given up')).toBe('done');
    await expect(within(5000, Promise.reject(failure(3)), () => 'given up')).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  ['a precondition that no longer holds', 9, true],
  ['something that is there already', 6, true],
  ['something that is gone', 5, true],
  ['what is only unavailable', 14, false],
  ['no permission', 7, false],
])('%s is a conflict with another write: %s', (_, code, expected) => {
  expect(isConflict(failure(code))).toBe(expected);
});

it('a conflict is retried like a fault, and other errors are thrown', async () => {
  const failures = [failure(9), failure(14), failure(5)];
  const attempt = async () => {
    const next = failures.shift();
    if (next) throw next;
    return 'done';
  };
  const options = { isWorthRetrying: isTransientOrConflict };
  expect(await retry(attempt, options)).toBe('done');
  await expect(retry(() => Promise.reject(failure(7)), options)).rejects.toMatchObject({ code: 7 });
  await expect(retry(() => Promise.reject(failure(9)))).rejects.toMatchObject({ code: 9 });
});

it('ignores only the named statuses', () => {
  const ignore = ignoring('ALREADY_EXISTS', 'NOT_FOUND');
  expect(() => ignore(failure(6))).not.toThrow();
  expect(() => ignore(failure(5))).not.toThrow();
  expect(() => ignore(failure(14))).toThrow('failed');
  expect(() => ignore(undefined)).toThrow();
});

it('a busy answer says when to retry', () => {
  expect(busy().message).toBe('We’re very busy right now. Please try again in a few seconds.');
});
