import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { localEnvironment } from './local-environment.js';
import { createProcessManager } from './process-manager.ts';

const proxy = 'http://proxy.kowhai.example:3128';
const hostile = {
  ...Object.fromEntries(
    ['http', 'https', 'all', 'grpc', 'no'].flatMap((scheme) =>
      [`${scheme}_proxy`, `${scheme.toUpperCase()}_PROXY`].map((name) => [name, proxy]),
    ),
  ),
  NODE_OPTIONS: '--no-deprecation',
  NODE_ENV: 'production',
  NODE_PATH: '/nowhere',
  NODE_USE_ENV_PROXY: '1',
  NODE_EXTRA_CA_CERTS: '/nowhere.pem',
  GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json',
  GOOGLE_CLOUD_PROJECT: 'live',
  GCLOUD_PROJECT: 'live',
  CLOUDSDK_CORE_PROJECT: 'live',
  FIREBASE_TOKEN: 'token',
  FIREBASE_CONFIG: '{"projectId":"live"}',
  FIRESTORE_EMULATOR_HOST: 'elsewhere.kowhai.example:8080',
  FIREBASE_AUTH_EMULATOR_HOST: 'elsewhere.kowhai.example:9099',
  VITE_FIREBASE_PROJECT_ID: 'live',
  VITE_USE_EMULATORS: 'false',
  MAIL_PROVIDER_URL: 'https://mail.kowhai.example',
  JAVA_TOOL_OPTIONS: '-Dhttps.proxyHost=proxy.kowhai.example',
  LD_PRELOAD: '',
  FAKETIME: '',
  npm_config_proxy: proxy,
  npm_config_omit: 'dev',
  PORT: '1',
  CI: 'true',
  BROWSER: 'none',
  NO_COLOR: '1',
  FORCE_COLOR: '3',
  DEBUG: '*',
};

const manager = createProcessManager();
afterEach(() => {
  vi.unstubAllEnvs();
  return manager.stopAll();
});

it('a local process gets nothing of the machine that would lead it elsewhere', async () => {
  for (const [name, value] of Object.entries({
    ...hostile,
    KOWHAI_BROWSER: 'packaged',
    TZ: 'Pacific/Auckland',
  }))
    vi.stubEnv(name, value);
  const program = 'console.log(JSON.stringify(process.env))';
  const folder = mkdtempSync(join(tmpdir(), 'kowhai-environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const child = manager.start({
    name: 'shows its environment',
    command: process.execPath,
    args: ['-e', program],
    env: { GCLOUD_PROJECT: 'demo-kowhai' },
    logFile: join(folder, 'process.log'),
  });
  await child.exited;
  const environment = JSON.parse(child.excerpt().at(-1) ?? '{}');
  expect(environment).toMatchObject({
    PATH: process.env.PATH,
    TZ: 'Pacific/Auckland',
    KOWHAI_BROWSER: 'packaged',
    GCLOUD_PROJECT: 'demo-kowhai',
  });
  const { GCLOUD_PROJECT: _, ...others } = hostile;
  expect(Object.keys(others).filter((name) => name in environment)).toEqual([]);
});

it.each([
  ['is missing', '/nowhere/at/all'],
  ['is too long for the sockets of the functions', `/tmp${'/.'.repeat(30)}`],
])('a TMPDIR that %s is left out', (_, folder) => {
  expect(localEnvironment({ TMPDIR: folder })).toEqual({});
  expect(localEnvironment({ TMPDIR: '/tmp' })).toEqual({ TMPDIR: '/tmp' });
});

it('a day that is played comes with the library that plays it', () => {
  const played = { FAKETIME: '+3600s', LD_PRELOAD: 'libfaketime.so.1' };
  expect(localEnvironment(played)).toEqual(played);
  expect(localEnvironment({ LD_PRELOAD: played.LD_PRELOAD })).toEqual({});
});
