import { HttpsError, onRequest } from 'firebase-functions/https';
import { beforeEmailSent } from 'firebase-functions/identity';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import { answerWith, isForHost, keepBodiesFromHost } from '#http/host.ts';
import { region, requireRealServices, servedFunction, serviceAccount } from '#server/environment.ts';
import { describeError, log } from '#server/log.ts';
import {
  apiMinInstances,
  codePepper,
  getApiSettings,
  getMailSettings,
  hasIdentityPlatform,
  mailProviderKey,
} from '#server/params.ts';
import { serve } from './app.ts';
import { serveUpload } from './uploads/serve-upload.ts';

// A deployment with a missing or broken setting fails to start, instead of failing its first customers.
if (servedFunction !== undefined) requireRealServices();
if (servedFunction === 'api') getApiSettings();
else if (servedFunction === 'deliverMail' || servedFunction === 'deliverCode') getMailSettings();

// Public functions. Google's own library reads the body of its calls.
if (servedFunction === 'api' || servedFunction === 'upload') keepBodiesFromHost();
else if (servedFunction === 'refuseGoogleMail') keepBodiesFromHost((request) => !isForHost(request));

setGlobalOptions({ region, serviceAccount });

// Why these limits: docs/decisions/014; the service account's rights: docs/go-live.md.
export const api = onRequest(
  {
    cors: false,
    minInstances: apiMinInstances,
    maxInstances: 20,
    concurrency: 80,
    memory: '512MiB',
    cpu: 1,
    timeoutSeconds: 60,
    secrets: [codePepper],
  },
  answerWith(serve),
);

/** Strangers are turned away side by side; files are decoded one after the other (`serve-upload.ts`). */
export const upload = onRequest(
  {
    cors: false,
    memory: '1GiB',
    cpu: 1,
    concurrency: 40,
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
  // Retries for a day, at most a minute apart where the queue is not throttled; then the sweep requeues.
  retryConfig: {
    maxAttempts: 10,
    maxRetrySeconds: 86_400,
    minBackoffSeconds: 2,
    maxBackoffSeconds: 60,
    maxDoublings: 5,
  },
  // A rush of mails takes no capacity from people who order.
  rateLimits: { maxConcurrentDispatches: 6, maxDispatchesPerSecond: 20 },
};

async function deliverTask({ data }: { data: { mailId: string } }): Promise<void> {
  const { deliverMail: deliver } = await import('#mail/delivery/deliver-mail.ts');
  try {
    await deliver(String(data.mailId));
  } catch (error) {
    log('WARNING', 'A delivery failed; the queue retries', describeError(error));
    // For other errors the library would log the stack. After 503 Cloud Tasks slows down.
    throw new HttpsError('internal', 'Try again later');
  }
}

export const deliverMail = onTaskDispatched(mailQueue, deliverTask);

/** A queue of their own: after an outage codes do not wait behind the backlog. */
export const deliverCode = onTaskDispatched(mailQueue, deliverTask);

/** One at a time, so that no run reverts a later one. Rendering takes memory and a whole CPU. */
export const publishPages = onTaskDispatched(
  {
    maxInstances: 1,
    concurrency: 1,
    memory: '1GiB',
    cpu: 1,
    timeoutSeconds: 300,
    // The sweep retries what fails for longer.
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 20, maxDoublings: 2 },
    rateLimits: { maxConcurrentDispatches: 1, maxDispatchesPerSecond: 5 },
  },
  async () => {
    const { runPublishing } = await import('#functions/publishing/run-publishing.ts');
    try {
      await runPublishing();
    } catch {
      // Logged by `publishPages`, and stored for staff.
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
    const { followPassword } = await import('#functions/users/follow-password.ts');
    try {
      const { changed } = await backUpAccounts();
      for (const uid of changed) await followPassword(uid);
    } catch (error) {
      log('ERROR', 'The accounts could not be backed up', { event: 'copyFailed', ...describeError(error) });
      throw new Error('Try again later');
    }
  },
);

/** Anyone with the site's key could have Google send its own codes, past the shop's limits. */
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
