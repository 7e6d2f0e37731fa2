/** Hands the app to Cloud Functions. */
import { HttpsError, onRequest } from 'firebase-functions/https';
import { beforeEmailSent } from 'firebase-functions/identity';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import { answerWith, isForHost, keepBodiesFromHost } from '#http/host.ts';
import { describeError, log } from '#server/log.ts';
import {
  addressProviderKey,
  apiMinInstances,
  codePepper,
  getApiSettings,
  getMailSettings,
  hasIdentityPlatform,
  mailProviderKey,
  region,
  requireRealServices,
  servedFunction,
  serviceAccount,
} from '#server/params.ts';
import { serve } from './app.ts';
import { serveUpload } from './uploads/serve-upload.ts';

// A deployment with a missing or broken setting does not start, and says why, instead of failing its first customers.
if (servedFunction !== undefined) requireRealServices();
if (servedFunction === 'api') getApiSettings();
else if (servedFunction === 'deliverMail' || servedFunction === 'deliverCode') getMailSettings();

// Strangers reach these three alone. Google's own library reads the body of what it calls.
if (servedFunction === 'api' || servedFunction === 'upload') keepBodiesFromHost();
else if (servedFunction === 'refuseGoogleMail') keepBodiesFromHost((request) => !isForHost(request));

setGlobalOptions({ region, serviceAccount });

// What each may take, and why, is in docs/decisions/014; what it may do, in docs/go-live.md.
export const api = onRequest(
  {
    cors: false,
    minInstances: apiMinInstances,
    maxInstances: 20,
    concurrency: 80,
    memory: '512MiB',
    cpu: 1,
    timeoutSeconds: 60,
    secrets: [codePepper, addressProviderKey],
  },
  answerWith(serve),
);

/** Decoding an image takes memory and all of a processor, so an instance takes few at a time. */
export const upload = onRequest(
  {
    cors: false,
    memory: '1GiB',
    cpu: 1,
    concurrency: 2,
    maxInstances: 4,
    timeoutSeconds: 60,
  },
  answerWith(serveUpload),
);

const mailQueue: TaskQueueOptions = {
  maxInstances: 2,
  concurrency: 10,
  memory: '256MiB',
  cpu: 1,
  timeoutSeconds: 60,
  secrets: [mailProviderKey, codePepper],
  // A mail is tried again for a day, a minute apart at most where the queue is not throttled; then the sweep queues it anew.
  retryConfig: {
    maxAttempts: 10,
    maxRetrySeconds: 86_400,
    minBackoffSeconds: 2,
    maxBackoffSeconds: 60,
    maxDoublings: 5,
  },
  // Mails can wait, orders cannot: a rush leaves in its own time, and takes no turn from the people ordering.
  rateLimits: { maxConcurrentDispatches: 6, maxDispatchesPerSecond: 20 },
};

async function deliverTask({ data }: { data: { mailId: string } }): Promise<void> {
  const { deliverMail: deliver } = await import('#mail/delivery/deliver-mail.ts');
  try {
    await deliver(String(data.mailId));
  } catch (error) {
    log('WARNING', 'A delivery failed and is tried again', describeError(error));
    // Of any other kind of error the library would log the stack, with the paths in it. Cloud Tasks slows down after 503.
    throw new HttpsError('internal', 'Try again later');
  }
}

export const deliverMail = onTaskDispatched(mailQueue, deliverTask);

/** Codes have a queue of their own: after an outage they do not wait behind its backlog. */
export const deliverCode = onTaskDispatched(mailQueue, deliverTask);

/** One at a time, so that no run undoes what a later one made. Rendering takes memory and all of a processor. */
export const publishPages = onTaskDispatched(
  {
    maxInstances: 1,
    concurrency: 1,
    memory: '1GiB',
    cpu: 1,
    timeoutSeconds: 300,
    // A few quick tries; what fails for longer is the sweep's.
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 20, maxDoublings: 2 },
    rateLimits: { maxConcurrentDispatches: 1, maxDispatchesPerSecond: 5 },
  },
  async () => {
    const { runPublishing } = await import('#functions/publishing/run-publishing.ts');
    try {
      await runPublishing();
    } catch {
      // Logged where it was caught first, and noted for staff.
      throw new HttpsError('unavailable', 'Try again later');
    }
  },
);

export const sweep = onSchedule(
  {
    schedule: 'every 1 minutes',
    maxInstances: 1,
    concurrency: 1,
    cpu: 1,
    memory: '256MiB',
    timeoutSeconds: 120,
  },
  async () => {
    const { sweep: runSweep } = await import('./sweep.ts');
    await runSweep();
  },
);

/** While few people are awake. */
export const copyAccounts = onSchedule(
  {
    schedule: 'every day 03:10',
    timeZone: 'Pacific/Auckland',
    maxInstances: 1,
    concurrency: 1,
    cpu: 1,
    memory: '512MiB',
    timeoutSeconds: 300,
    retryCount: 3,
  },
  async () => {
    const { backUpAccounts } = await import('#firebase/back-up-accounts.ts');
    const { noticePassword } = await import('#functions/users/notice-password.ts');
    try {
      const { changed } = await backUpAccounts();
      for (const uid of changed) await noticePassword(uid);
    } catch (error) {
      log('ERROR', 'The accounts could not be copied', { event: 'copyFailed', ...describeError(error) });
      throw new Error('Try again later');
    }
  },
);

/**
 * Google mails codes of its own to whoever asks with the site's key, past the shop's limits and rules. The shop never asks
 * for one: its own codes are mailed by `deliverCode`.
 */
export const refuseGoogleMail = beforeEmailSent(
  {
    omit: hasIdentityPlatform.notEquals('on'),
    maxInstances: 1,
    concurrency: 20,
    cpu: 1,
    memory: '256MiB',
    timeoutSeconds: 7,
  },
  () => {
    throw new HttpsError('permission-denied', 'The shop mails its own codes');
  },
);
