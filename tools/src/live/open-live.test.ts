import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { useCredentials } from './credentials.ts';
import { chooseProject } from './open-live.ts';
import { readLiveSettings } from './settings.ts';

const aliases = { default: 'demo-kowhai', production: 'kowhai-shop' };

test.each([
  [undefined, 'kowhai-shop'],
  ['production', 'kowhai-shop'],
  ['kowhai-staging', 'kowhai-staging'],
])('--project %s is %s', (named, project) => {
  expect(chooseProject(named, aliases)).toBe(project);
});

test.each([
  [undefined, { default: 'demo-kowhai' }, 'Say which Firebase project it is'],
  ['default', aliases, '"demo-kowhai" is a demo project'],
  ['demo-other', aliases, '"demo-other" is a demo project'],
])('--project %s is refused', (named, known, sentence) => {
  expect(() => chooseProject(named, known)).toThrow(sentence);
});

test('a key file goes before a sign-in, and a sign-in is lent to Google’s libraries', async () => {
  const keyFile = { GOOGLE_APPLICATION_CREDENTIALS: import.meta.filename };
  await useCredentials(keyFile, async () => '/lent.json');
  expect(keyFile.GOOGLE_APPLICATION_CREDENTIALS).toBe(import.meta.filename);
  const nothing: NodeJS.ProcessEnv = {};
  await useCredentials(nothing, async () => '/lent.json');
  expect(nothing.GOOGLE_APPLICATION_CREDENTIALS).toBe('/lent.json');
});

test('with an emulator in the environment nothing is begun', async () => {
  const environment = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
  await expect(useCredentials(environment, async () => '/lent.json')).rejects.toThrow(
    'FIRESTORE_EMULATOR_HOST is set',
  );
});

test('nobody and a missing key file may do nothing', async () => {
  await expect(useCredentials({}, async () => undefined)).rejects.toThrow('run "npx firebase login"');
  await expect(useCredentials({ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' })).rejects.toThrow(
    'GOOGLE_APPLICATION_CREDENTIALS is "/nowhere.json": there is no such file.',
  );
});

test('the Firebase CLI still has what its sign-in is found and lent with', () => {
  const require = createRequire(import.meta.url);
  expect(require('firebase-tools/lib/auth').getGlobalDefaultAccount).toBeTypeOf('function');
  expect(require('firebase-tools/lib/defaultCredentials').getCredentialPathAsync).toBeTypeOf('function');
});

test('the site is the project’s own address unless it is said, and the mail addresses must be said', () => {
  const said = { sender: 'orders@kowhai.example', provider: 'hello@kowhai.example' };
  expect(readLiveSettings('kowhai-shop', said)).toMatchObject({
    ...said,
    site: 'https://kowhai-shop.web.app',
  });
  expect(() => readLiveSettings('kowhai-shop', {})).toThrow('--sender <email> --provider <email>');
  expect(() => readLiveSettings('kowhai-shop', { ...said, site: 'shop.example' })).toThrow(
    'it must be an address',
  );
});

test.each(['sender', 'provider', 'admin', 'alerts'])('--%s takes an email address alone', (option) => {
  const said = {
    sender: 'orders@kowhai.example',
    provider: 'hello@kowhai.example',
    [option]: 'hello@kowhai',
  };
  expect(() => readLiveSettings('kowhai-shop', said)).toThrow(
    `--${option} is "hello@kowhai": it must be an email address.`,
  );
});
