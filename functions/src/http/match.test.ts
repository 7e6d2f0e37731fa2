import { describe, expect, it } from 'vitest';
import { matchEndpoint } from './match.ts';

describe('matching a request', () => {
  it.each([
    ['GET', '/api/health', 'getHealth', {}],
    ['HEAD', '/api/health', 'getHealth', {}],
    ['GET', '/api/orders/myorders', 'listMyOrders', {}],
    ['GET', '/api/orders/abc-1_Z', 'getOrder', { id: 'abc-1_Z' }],
    ['PUT', '/api/orders/x/processing', 'processOrder', { id: 'x' }],
    ['DELETE', '/api/orders/myorders2', 'deleteOrder', { id: 'myorders2' }],
  ])('%s %s is %s', (method, path, name, params) => {
    expect(matchEndpoint(method, path)).toMatchObject({ name, params });
  });

  it.each([
    '',
    '/',
    '/api',
    '/api/health/',
    '/API/health',
    '/api/orders/a.b',
    '/api/orders/__x__',
    '/api/orders/',
  ])('nothing is at %j', (path) =>
    expect(() => matchEndpoint('GET', path)).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND', message: 'There’s nothing at this address.' }),
    ),
  );

  // Words win over patterns: "myorders" is no order's id.
  it.each([
    ['DELETE', '/api/orders/myorders', 'GET, HEAD'],
    ['GET', '/api/users/login', 'POST'],
  ])('%s %s is refused, and the methods there are named: %s', (method, path, allow) => {
    const message = 'This address doesn’t take that method.';
    const refusal = expect.objectContaining({ code: 'METHOD_NOT_ALLOWED', message, allow });
    expect(() => matchEndpoint(method, path)).toThrow(refusal);
  });
});
