import { randomUUID } from 'node:crypto';
import { addressOf, hosts, projectId, region } from '@kowhai/tools/command/addresses';
import { restoreItems } from '@kowhai/tools/seed/restore-items';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { deliverCode, deliverMail } from '#functions/index.ts';
import { selectEmulators } from '#tests/support/google/emulators.ts';
import { serveFunction } from './serve-function.ts';

/** More than one API, so that a lock within a process does not hide a race between two. */
const startAll = () => [
  serveFunction('deliverMail'),
  ...Array.from({ length: 4 }, () => serveFunction('api')),
];

/**
 * Before the data tests: serves the deployed `api` and `deliverMail`, which are called past Hosting's and the Functions
 * emulator.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of the same run has started them.
  if (process.env.API_URLS) return undefined;
  await forgetEarlierRuns();
  const started = await Promise.allSettled(startAll());
  const functions = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async () => void (await Promise.all(functions.map((one) => one.stop())));
  const [mailUrl = '', ...apiUrls] = functions.map(({ url }) => url);
  const failed = started.find((outcome) => outcome.status === 'rejected');
  await (failed ? Promise.reject(failed.reason) : sendMailsTo(() => mailUrl)).catch(async (failure) => {
    await stop();
    throw failure;
  });
  process.env.API_URLS = apiUrls.join(' ');
  process.env.DELIVERY_URL = mailUrl;
  return async () => {
    await sendMailsTo(addressOf);
    await stop();
  };
}

/** As on an empty stack: a shop with 40 plans on sale or 500 items refuses another one. */
async function forgetEarlierRuns(): Promise<void> {
  selectEmulators();
  const app = initializeApp({ projectId }, randomUUID());
  await restoreItems(app);
  await deleteApp(app);
}

/** Creates the queues of mails anew, as the Functions emulator does, with the address that they deliver to. */
async function sendMailsTo(urlOf: (queue: string) => string): Promise<void> {
  const queues = `http://${hosts.tasks}/projects/${projectId}/locations/${region}/queues`;
  for (const [queue, { __endpoint: endpoint }] of Object.entries({ deliverMail, deliverCode })) {
    const trigger = endpoint.taskQueueTrigger;
    // Tests place more orders a second than the shop sends mails: one of theirs would wait for half a minute.
    const rateLimits = { ...trigger?.rateLimits, maxDispatchesPerSecond: 500 };
    const response = await fetch(`${queues}/${queue}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...trigger, rateLimits, defaultUri: urlOf(queue) }),
    });
    if (!response.ok) throw new Error(`The queue ${queue} answered ${response.status}`);
  }
}
