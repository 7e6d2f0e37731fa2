import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { repositoryPath, repositoryRoot } from '#tools/command/repository.ts';
import { chooseProject, findCredentials } from './open-live.ts';
import { readLiveSettings } from './settings.ts';

const aliases = { default: 'demo-kowhai', production: 'kowhai-shop' };

it.each([
  [undefined, 'kowhai-shop'],
  ['production', 'kowhai-shop'],
  ['kowhai-staging', 'kowhai-staging'],
])('--project %s is %s', (named, project) => {
  expect(chooseProject(named, aliases)).toBe(project);
});

it.each([
  [undefined, { default: 'demo-kowhai' }, 'Say which Firebase project it is'],
  ['default', aliases, '"demo-kowhai" is a demo project'],
  ['demo-other', aliases, '"demo-other" is a demo project'],
])('--project %s is refused', (named, known, sentence) => {
  expect(() => chooseProject(named, known)).toThrow(sentence);
});

it('an emulator in the environment is refused', async () => {
  await expect(findCredentials({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).rejects.toThrow(
    'FIRESTORE_EMULATOR_HOST is set',
  );
});

it('a missing key file is refused', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere.json');
  await expect(findCredentials({})).rejects.toThrow('run "gcloud auth application-default login"');
  vi.unstubAllEnvs();
});

it('the site’s address defaults to the project’s, and the mail addresses are required', () => {
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

it.each(['sender', 'provider', 'admin', 'alerts'])('--%s takes an email address alone', (option) => {
  const said = {
    sender: 'orders@kowhai.example',
    provider: 'hello@kowhai.example',
    [option]: 'hello@kowhai',
  };
  expect(() => readLiveSettings('kowhai-shop', said)).toThrow(
    `--${option} is "hello@kowhai": it must be an email address.`,
  );
});

it.each(['firestore', 'storage', 'functions', 'hosting'])(
  'a plain firebase deploy of %s is refused, ours is not',
  (target) => {
    const { predeploy } = JSON.parse(readFileSync(repositoryPath('firebase.json'), 'utf8'))[target];
    const deploy = (env: NodeJS.ProcessEnv) =>
      spawnSync(predeploy, {
        shell: true,
        cwd: repositoryRoot,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      });
    expect(deploy({})).toMatchObject({ status: 1, stderr: expect.stringContaining('"npm run deploy"') });
    expect(deploy({ KOWHAI_DEPLOY: 'yes' })).toMatchObject({ status: 0, stderr: '' });
  },
);
