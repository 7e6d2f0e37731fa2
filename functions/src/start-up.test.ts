import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localParams, localSecrets } from '#server/local-settings.ts';

const settings = {
  FUNCTION_TARGET: 'api',
  GCLOUD_PROJECT: 'kowhai-shop',
  WEB_API_KEY: 'key',
  CODE_PEPPER: 'nobody-has-seen-this-one',
};

/** Starts a function in a process that has this environment alone. @returns what it says before it gives up */
function start(environment: Record<string, string>): string {
  const index = join(import.meta.dirname, 'index.ts');
  const { stderr } = spawnSync(process.execPath, ['-e', `import(${JSON.stringify(index)})`], {
    encoding: 'utf8',
    env: { ...environment, NODE_NO_WARNINGS: '1' },
  });
  return stderr;
}

it('with real settings in a real project a function starts', () => {
  expect(start(settings)).toBe('');
});

it('in a real project no function starts with what leads it to emulators, and each such setting is named', () => {
  // This one asks for no settings of its own.
  const upload = { ...settings, FUNCTION_TARGET: 'upload' };
  const names = [
    'FUNCTIONS_EMULATOR',
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'STORAGE_EMULATOR_HOST',
    'CLOUD_TASKS_EMULATOR_HOST',
    'MAIL_PROVIDER_URL',
    'PAGES_FOLDER',
  ];
  const describeForbidden = (found: readonly string[]) =>
    `The functions cannot start: ${found.join(', ')} must not be set in production.`;
  expect(start({ ...upload, ...Object.fromEntries(names.map((name) => [name, 'true'])) })).toContain(
    describeForbidden(names),
  );
  expect(start({ ...upload, PAGES_FOLDER: 'true' })).toContain(describeForbidden(['PAGES_FOLDER']));
});

it('on Cloud Run a demo project’s name does not let emulators in', () => {
  const demo = { ...settings, GCLOUD_PROJECT: 'demo-kowhai', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
  expect(start({ ...demo, K_SERVICE: 'api' })).toContain('FIRESTORE_EMULATOR_HOST must not be set');
  expect(start(demo)).toBe('');
});

it('without the project’s name no function starts', () => {
  const { GCLOUD_PROJECT: _, ...nameless } = settings;
  expect(start(nameless)).toContain('GCLOUD_PROJECT must name the Firebase project');
});

it('the repository’s own pepper and its key of mail events are refused', () => {
  const { CODE_PEPPER } = localSecrets;
  expect(start({ ...settings, CODE_PEPPER })).toContain('CODE_PEPPER must not be the one in the repository');
  const { SENDGRID_EVENTS_KEY } = localParams;
  expect(start({ ...settings, SENDGRID_EVENTS_KEY })).toContain('EVENTS_KEY must not be the one in the repo');
  expect(start({ ...settings, SENDGRID_EVENTS_KEY: 'typo' })).toContain(
    'EVENTS_KEY must be the event webhook',
  );
});
