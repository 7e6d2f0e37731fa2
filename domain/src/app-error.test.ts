import { describe, expect, it } from 'vitest';
import { AppError, type ErrorCode, errorStatuses } from './app-error.ts';

describe('a refusal', () => {
  it.each<[number, ErrorCode[]]>([
    [400, ['VALIDATION', 'BAD_JSON', 'INVALID_CODE']],
    [401, ['UNAUTHENTICATED', 'INVALID_CREDENTIALS', 'REAUTH']],
    [403, ['FORBIDDEN', 'SECOND_FACTOR', 'APP_CHECK']],
    [404, ['NOT_FOUND']],
    [405, ['METHOD_NOT_ALLOWED']],
    [
      409,
      [
        'PRICE_CHANGED',
        'OUT_OF_STOCK',
        'GONE',
        'USER_EXISTS',
        'LAST_ADMIN',
        'SELF_ACTION',
        'BAD_TRANSITION',
        'IDEMPOTENCY_REUSED',
        'VERSION',
      ],
    ],
    [413, ['TOO_LARGE']],
    [415, ['UNSUPPORTED_TYPE']],
    [429, ['RATE_LIMITED']],
    [500, ['UNREADABLE']],
    [503, ['BUSY']],
  ])('is answered with %d where its code is one of %j', (status, codes) => {
    const withThatStatus = Object.entries(errorStatuses).filter(([, value]) => value === status);
    expect(withThatStatus.map(([code]) => code)).toEqual(codes);
    for (const code of codes) expect(new AppError(code, 'No').status).toBe(status);
  });

  it('is an error that carries what the program acts on and what the person reads', () => {
    const details = { fields: { email: 'Email is invalid' } };
    const refusal = new AppError('VALIDATION', 'Please check the form', details);
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).toMatchObject({
      name: 'AppError',
      code: 'VALIDATION',
      message: 'Please check the form',
      details,
    });
  });
});
