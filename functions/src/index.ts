/** Hands the app to Cloud Functions. */
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import {
  codePepper,
  getApiSettings,
  getMailSettings,
  region,
  sendGridKey,
  servedFunction,
} from '#firebase/params.ts';
import { serve } from './app.ts';
import { takeOverRequests, toAppRequest } from './intake.ts';

// A deployment with a missing or broken setting does not start, and says why, instead of failing its first customers.
if (servedFunction === 'api') {
  getApiSettings();
  takeOverRequests();
} else if (servedFunction !== undefined) {
  getMailSettings();
}

export const api = onRequest(
  { region, cors: false, memory: '512MiB', concurrency: 80, timeoutSeconds: 60, secrets: [codePepper] },
  async (request, response) => {
    const { status, headers, body } = await serve(toAppRequest(request));
    response.removeHeader('x-powered-by');
    response.writeHead(status, headers).end(body);
  },
);

export const deliverMail = onTaskDispatched(
  {
    region,
    memory: '256MiB',
    timeoutSeconds: 60,
    secrets: [sendGridKey, codePepper],
    // A few quick tries; what fails for longer is the sweep's.
    retryConfig: { maxAttempts: 4, minBackoffSeconds: 2, maxBackoffSeconds: 10, maxDoublings: 2 },
    rateLimits: { maxConcurrentDispatches: 6 },
  },
  async ({ data }) => {
    const { deliverMail: deliver } = await import('#mail/deliver-mail.ts');
    await deliver(String(data.mailId));
  },
);

export const sweep = onSchedule(
  {
    region,
    schedule: 'every 1 minutes',
    memory: '256MiB',
    timeoutSeconds: 60,
    secrets: [sendGridKey, codePepper],
  },
  async () => {
    const { sweep: runSweep } = await import('./sweep.ts');
    await runSweep();
  },
);
