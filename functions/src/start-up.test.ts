import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { localParams, localSecrets } from '#server/local-settings.ts';

const settings = {
  FUNCTION_TARGET: 'api',
  GCLOUD_PROJECT: 'kowhai-shop',
  WEB_API_KEY: 'key',
  CODE_PEPPER: 'nobody-has-seen-this-one',
};

/** Starts a function in a process that has this environment alone. @returns what it says before it gives up */
function start(environment: Record<string, string>): Promise<string> {
  const index = join(import.meta.dirname, 'index.ts');
  const env = { ...environment, NODE_NO_WARNINGS: '1' };
  return new Promise((resolve) => {
    const args = ['-e', `import(${JSON.stringify(index)})`];
    execFile(process.execPath, args, { env }, (_, __, stderr) => resolve(stderr));
  });
}

const demo = { ...settings, GCLOUD_PROJECT: 'demo-kowhai', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
// This one asks for no settings of its own.
const upload = { ...settings, FUNCTION_TARGET: 'upload' };
const { GCLOUD_PROJECT: _, ...nameless } = settings;
const emulators = [
  'FUNCTIONS_EMULATOR',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
  'CLOUD_TASKS_EMULATOR_HOST',
  'MAIL_PROVIDER_URL',
  'PAGES_FOLDER',
];

// One start a test, which takes seconds on a busy machine.
describe('a function', () => {
  it.for([
    ['with real settings in a real project', settings],
    ['in a demo project, on this machine', demo],
  ] as const)('starts %s', async ([, environment], { expect }) => {
    expect(await start(environment)).toBe('');
  });

  it.for([
    [
      'with what leads it to emulators in a real project, each of which is named',
      { ...upload, ...Object.fromEntries(emulators.map((name) => [name, 'true'])) },
      `The functions cannot start: ${emulators.join(', ')} must not be set in production.`,
    ],
    [
      'with a single one of them',
      { ...upload, PAGES_FOLDER: 'true' },
      'The functions cannot start: PAGES_FOLDER must not be set in production.',
    ],
    [
      'with emulators on Cloud Run, whatever the project is called',
      { ...demo, K_SERVICE: 'api' },
      'FIRESTORE_EMULATOR_HOST must not be set',
    ],
    ['without the project’s name', nameless, 'GCLOUD_PROJECT must name the Firebase project'],
    [
      'with the repository’s own pepper',
      { ...settings, CODE_PEPPER: localSecrets.CODE_PEPPER },
      'CODE_PEPPER must not be the one in the repository',
    ],
    [
      'with the repository’s own key of mail events',
      { ...settings, SENDGRID_EVENTS_KEY: localParams.SENDGRID_EVENTS_KEY },
      'EVENTS_KEY must not be the one in the repo',
    ],
    [
      'with a key of mail events that is none',
      { ...settings, SENDGRID_EVENTS_KEY: 'typo' },
      'EVENTS_KEY must be the event webhook',
    ],
  ] as const)('does not start %s', async ([, environment, refusal], { expect }) => {
    expect(await start(environment)).toContain(refusal);
  });
});
