import { describe, expect, it } from 'vitest';
import { Failure, failureOfAnswer, toFailure } from './failure.ts';

const firebaseError = (code: string) => Object.assign(new Error('Firebase: words for programmers'), { code });

describe('whatever was thrown becomes one shape', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), 'FETCH_ERROR'],
    ['no answer in time', new DOMException('signal timed out', 'TimeoutError'), 'TIMEOUT_ERROR'],
    ['a wrong password', firebaseError('auth/wrong-password'), 'INVALID_CREDENTIALS'],
    ['an unknown account', firebaseError('auth/user-not-found'), 'INVALID_CREDENTIALS'],
    ['too many sign-ins', firebaseError('auth/too-many-requests'), 'RATE_LIMITED'],
    ['a database that is away', firebaseError('unavailable'), 'FETCH_ERROR'],
    ['a database out of reach', firebaseError('unknown'), 'FETCH_ERROR'],
    ['a rule that says no', firebaseError('permission-denied'), 'FORBIDDEN'],
    ['a fault of ours', new Error('x is undefined'), 'UNKNOWN'],
    ['something that is no error', 'oops', 'UNKNOWN'],
  ])('%s', (_, thrown, code) => {
    const failure = toFailure(thrown);
    expect(failure.code).toBe(code);
    expect(failure.message).not.toMatch(/firebase|undefined|fetch$/i);
  });

  it('a failure stays itself', () => {
    const failure = new Failure('GONE', 'No longer sold');
    expect(toFailure(failure)).toBe(failure);
  });

  it('says the same for a wrong password and an unknown account', () => {
    expect(toFailure(firebaseError('auth/wrong-password')).message).toBe(
      toFailure(firebaseError('auth/user-not-found')).message,
    );
  });
});

describe('an answer that is no success', () => {
  it('keeps what the shop says, at its fields and besides', () => {
    const failure = failureOfAnswer(
      409,
      { message: 'Prices changed', code: 'PRICE_CHANGED', totals: { totalPrice: 99.98 } },
      null,
    );
    expect(failure).toMatchObject({
      code: 'PRICE_CHANGED',
      status: 409,
      message: 'Prices changed',
      extra: { totals: { totalPrice: 99.98 } },
      fields: {},
    });
  });

  it('keeps field messages and the time to wait', () => {
    expect(
      failureOfAnswer(
        400,
        { message: 'Check the form', code: 'VALIDATION', fields: { email: 'Email is invalid' } },
        null,
      ),
    ).toMatchObject({ fields: { email: 'Email is invalid' } });
    expect(failureOfAnswer(429, { message: 'Slow down', code: 'RATE_LIMITED' }, '30')).toMatchObject({
      retryAfterSeconds: 30,
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>', 'PARSING_ERROR'],
    [503, null, 'BUSY'],
    [429, undefined, 'RATE_LIMITED'],
    [418, { message: 'Short and stout', code: 'TEAPOT' }, 'UNKNOWN'],
    [409, { message: 'Own keys only', code: 'toString' }, 'UNKNOWN'],
  ])('%i with %j is %s', (status, body, code) => {
    expect(failureOfAnswer(status, body, null)).toMatchObject({ status, code });
  });
});
