import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import {
  addressOf,
  emulatorEnvironment,
  hosts,
  localHost,
  projectId,
  region,
} from '@kowhai/tools/command/addresses';
import { restoreCatalogue } from '@kowhai/tools/seed/restore-catalogue';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';
import { deliverCode, deliverMail } from '#functions/index.ts';
import { selectEmulators } from '#tests/support/google/emulators.ts';

/** More than one, so that a lock within a process does not hide a race between two. */
const apiPorts = [5101, 5102, 5103, 5104];
const apiUrls = apiPorts.map((port) => `http://${localHost}:${port}`);

const mailPort = 5105;
const mailUrl = `http://${localHost}:${mailPort}`;

const root = path.join(import.meta.dirname, '../../..');
const framework = path.join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/**
 * Before the data tests: serves the deployed `api` and `deliverMail` with the framework that Cloud Run serves them with.
 * The Functions emulator starts a process for each call that is under way, at more than a second of processor time each.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of the same run has started them.
  if (process.env.API_URLS) return undefined;
  await forgetEarlierRuns();
  process.env.API_URLS = apiUrls.join(' ');
  process.env.DELIVERY_URL = mailUrl;
  const children = [...apiPorts.map((port) => serve('api', port)), serve('deliverMail', mailPort)];
  const stop = async () => void (await Promise.all(children.map(end)));
  await Promise.all(children.map(untilReady))
    .then(() => sendMailsTo(() => mailUrl))
    .catch(async (failure) => {
      await stop();
      throw failure;
    });
  return async () => {
    await sendMailsTo(addressOf);
    await stop();
  };
}

/**
 * As on an empty stack: staff get 300 notices of a kind an hour, and a shop with 40 plans on sale or 500 items refuses
 * another one.
 */
async function forgetEarlierRuns(): Promise<void> {
  selectEmulators();
  const app = initializeApp({ projectId }, randomUUID());
  const counters = getFirestore(app).collection('rateLimits').orderBy(FieldPath.documentId());
  const { docs } = await counters.startAt('notice-').endBefore('notice.').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await restoreCatalogue(app);
  await deleteApp(app);
}

/** Creates the queues of mails anew, as the Functions emulator does, with the address that they deliver to. */
async function sendMailsTo(urlOf: (queue: string) => string): Promise<void> {
  const queues = `http://${hosts.tasks}/projects/${projectId}/locations/${region}/queues`;
  for (const [queue, { __endpoint: endpoint }] of Object.entries({ deliverMail, deliverCode })) {
    const response = await fetch(`${queues}/${queue}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...endpoint.taskQueueTrigger, defaultUri: urlOf(queue) }),
    });
    if (!response.ok) throw new Error(`The queue ${queue} answered ${response.status}`);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

function serve(target: 'api' | 'deliverMail', port: number): ChildProcess {
  const source = path.join(root, 'functions/dist');
  const args = [
    '--env-file',
    path.join(source, '.env.local'),
    '--env-file',
    path.join(source, '.secret.local'),
  ];
  return spawn(
    process.execPath,
    [...args, framework, '--source', source, '--target', target, '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...emulatorEnvironment,
        FUNCTIONS_EMULATOR: 'true',
        FUNCTION_TARGET: target,
        CLOUD_TASKS_EMULATOR_HOST: hosts.tasks,
      },
    },
  );
}

/** What it logs afterwards, tests have provoked. */
async function untilReady(child: ChildProcess): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('URL:') && resolve());
    child.once('exit', () => reject(new Error(`A function did not start: ${errors}`)));
  });
}
