import { expect, it } from 'vitest';
import * as functions from './index.ts';

const endpoints = Object.entries(functions).map(([name, { __endpoint }]) => [name, __endpoint] as const);

it.each(endpoints)('%s has limits of its own for instances, concurrency, memory and time', (_, endpoint) => {
  expect(endpoint).toMatchObject({
    maxInstances: expect.any(Number),
    concurrency: expect.any(Number),
    availableMemoryMb: expect.any(Number),
    cpu: expect.any(Number),
    timeoutSeconds: expect.any(Number),
  });
});

it.each(endpoints)(
  '%s runs as the functions’ own account and not as an editor of the project',
  (_, endpoint) => {
    expect(endpoint.serviceAccountEmail).toBe('shop-functions@demo-kowhai.iam.gserviceaccount.com');
  },
);

it('the API keeps as many instances up as the deployment says', () => {
  expect(String(functions.api.__endpoint.minInstances)).toContain('params.API_MIN_INSTANCES');
});

it('sweeps never overlap', () => {
  expect(functions.sweep.__endpoint).toMatchObject({ maxInstances: 1, concurrency: 1 });
});

const mailQueues = [functions.deliverMail, functions.deliverCode].map(({ __endpoint }) => __endpoint);

it.each(mailQueues)('a queue of mails sends no more at once than its instances take', (endpoint) => {
  const { maxInstances, concurrency, taskQueueTrigger } = endpoint;
  const { maxConcurrentDispatches } = taskQueueTrigger?.rateLimits ?? {};
  expect(Number(maxConcurrentDispatches)).toBeLessThanOrEqual(Number(maxInstances) * Number(concurrency));
});

it.each(mailQueues)(
  'a mail is tried for a day, and within a minute of the mail provider’s recovery',
  (endpoint) => {
    expect(endpoint.taskQueueTrigger?.retryConfig).toMatchObject({
      maxBackoffSeconds: 60,
      maxRetrySeconds: 24 * 60 * 60,
    });
  },
);

it('Google mails nothing past the shop, where the project can be asked, and is not asked elsewhere', async () => {
  const { __endpoint: endpoint } = functions.refuseGoogleMail;
  expect(endpoint.blockingTrigger?.eventType).toContain('beforeSendEmail');
  expect(String(endpoint.omit)).toBe('params.IDENTITY_PLATFORM != "on"');
});
