import { describe, expect, it, vi } from 'vitest';
import { Failure, failureOfAnswer, makeFailure, toDatabaseFailure, toFailure } from './failure.ts';

const firebaseError = (code: string) => Object.assign(new Error('Firebase: words for programmers'), { code });

describe('whatever was thrown becomes one shape', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), 'FETCH_ERROR'],
    ['no answer in time', new DOMException('signal timed out', 'TimeoutError'), 'TIMEOUT_ERROR'],
    ['a wrong password', firebaseError('auth/wrong-password'), 'INVALID_CREDENTIALS'],
    ['an unknown account', firebaseError('auth/user-not-found'), 'INVALID_CREDENTIALS'],
    ['too many sign-ins', firebaseError('auth/too-many-requests'), 'RATE_LIMITED'],
    ['no connection to Firebase', firebaseError('auth/network-request-failed'), 'FETCH_ERROR'],
    ['a fault of Firebase’s', firebaseError('auth/internal-error'), 'BUSY'],
    ['a quota of ours that is used up', firebaseError('auth/quota-exceeded'), 'BUSY'],
    [
      'a key of ours that is not good',
      firebaseError('auth/api-key-not-valid.-please-pass-a-valid-api-key.'),
      'UNKNOWN',
    ],
    [
      'a key of ours that is kept to another site',
      firebaseError('auth/requests-from-referer-https://shop.example-are-blocked.'),
      'UNKNOWN',
    ],
    ['sign-in switched off', firebaseError('auth/operation-not-allowed'), 'UNKNOWN'],
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

describe('a read of the database', () => {
  it.each([
    ['is blocked', new TypeError('Failed to fetch'), 'FETCH_ERROR'],
    ['is blocked below Firebase’s library', firebaseError('unknown'), 'FETCH_ERROR'],
    ['is never answered', makeFailure('TIMEOUT_ERROR'), 'TIMEOUT_ERROR'],
  ])('that %s says so plainly, and what may block it to those who look', (_, thrown, code) => {
    const failure = toDatabaseFailure(thrown);
    expect([failure.code, failure.isUnanswered]).toEqual([code, true]);
    expect(failure.loadErrorText).toBe(
      'We couldn’t reach the shop. Check your internet connection, then try again.',
    );
    expect(failure.technical).toMatch(/firestore\.googleapis\.com.*ad blocker/);
  });

  it('that fails while the browser is offline says only that', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toDatabaseFailure(new TypeError('Failed to fetch'))).toMatchObject({
      message: 'You’re offline.',
      technical: null,
    });
    vi.restoreAllMocks();
  });

  it.each([
    ['internal', 'The server says no', 'UNKNOWN'],
    ['permission-denied', 'Missing or insufficient permissions.', 'FORBIDDEN'],
    ['unavailable', 'The service is currently unavailable.', 'FETCH_ERROR'],
  ])('that is refused (%s) shows what the server says', (code, said, known) => {
    const refused = Object.assign(new Error(`Request failed with error: ${said}`), { code });
    const failure = toDatabaseFailure(refused);
    expect([failure.code, failure.loadErrorText]).toEqual([known, said]);
  });

  it('that got no answer quotes no browser', () => {
    const lost = Object.assign(new Error('Request failed with error: Failed to fetch'), { code: 'unknown' });
    expect(toDatabaseFailure(lost).loadErrorText).toMatch(/^We couldn’t reach the shop/);
  });
});

describe('an answer that is no success', () => {
  it('names the reference by which staff find a fault of the shop’s in the log', () => {
    const body = { message: 'Something went wrong on our side.', code: 'INTERNAL', requestId: '4fd1c0ffee' };
    const failure = failureOfAnswer(500, body, null);
    expect(failure.loadErrorText).toBe('Something went wrong on our side. Reference: 4fd1c0ffee');
  });

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

  it('quotes a server that says what is wrong without a code', () => {
    const failure = failureOfAnswer(500, { message: 'The catalogue is being moved' }, null);
    expect(failure).toMatchObject({ code: 500, message: 'The catalogue is being moved' });
    expect(failureOfAnswer(500, { message: '' }, null).message).toMatch(/answered with an error \(500\)/);
  });

  it.each([
    [502, '<html>Bad gateway</html>', 502],
    [403, { error: { code: 403, message: 'Not from this site' } }, 403],
    [503, null, 'BUSY'],
    [429, undefined, 'RATE_LIMITED'],
    [418, { message: 'Short and stout', code: 'TEAPOT' }, 'UNKNOWN'],
    [409, { message: 'Own keys only', code: 'toString' }, 'UNKNOWN'],
  ])('an answer %i with %j fails as %s', (status, body, code) => {
    expect(failureOfAnswer(status, body, null)).toMatchObject({ status, code });
  });
});

describe('what a load error shows', () => {
  it.each([
    [
      'the server’s message',
      failureOfAnswer(503, { message: 'Back at noon', code: 'BUSY' }, null),
      'Back at noon',
    ],
    [
      'words for a lost connection',
      toFailure(new TypeError('Failed to fetch')),
      /^We couldn’t reach the shop/,
    ],
    ['the text of any other error', toFailure(new Error('No such month')), /our side.*\(No such month\)$/],
    ['no vendor’s words for programmers', toFailure(firebaseError('internal')), /in a moment\.$/],
  ])('is %s', (_, failure, text) => {
    expect(failure.loadErrorText).toMatch(text);
  });
});
