import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contract } from '@kowhai/domain/api/contract';
import { emulatorEnvironment } from '@kowhai/tools/command/addresses';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serveFunction } from '#tests/support/shop/serve-function.ts';
import { db, uniqueId } from '#tests/support/shop/shop.ts';

const root = join(import.meta.dirname, '../../..');
const targets = ['api', 'upload', 'deliverMail', 'deliverCode', 'publishPages', 'sweep'];

/** What a deployment hands over. */
const settings = {
  GCLOUD_PROJECT: 'kowhai-shop',
  WEB_API_KEY: 'key',
  SENDER_ADDRESS: 'orders@kowhai.example',
  PROVIDER_ADDRESS: 'hello@kowhai.example',
  SITE_ADDRESS: 'https://shop.example',
  CODE_PEPPER: 'nobody-has-seen-this-one',
  SENDGRID_API_KEY: 'SG.nobody-has-seen-this-one',
  METADATA_SERVER_DETECTION: 'none',
};

/** What Hosting and Google's front end write: the last address is the front end's, and Fastly-Client-IP the caller's. */
const hostingHeaders = (network: string) => ({
  'x-forwarded-for': `198.51.100.1, ${network}, 142.250.70.14`,
  'fastly-client-ip': network,
  'x-forwarded-host': 'shop.example',
  'x-forwarded-proto': 'https',
});

function readPackages(folder: string): Record<string, { version: string; integrity?: string }> {
  return JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).packages;
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  cpSync(join(root, 'functions/dist'), folder, { recursive: true });
  // What npm would install there, without asking a registry: the same versions lie in the repository.
  const { '': _, ...packages } = readPackages('functions/dist');
  for (const name of Object.keys(packages)) linkPackage(join(root, name), join(folder, name));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Links the files of a package, without what is installed in its folder. One for another machine is not there. */
function linkPackage(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackage(source, target);
    else linkSync(source, target);
  }
}

/** Serves a function of the folder with this environment and heap. @returns its address */
async function serveFolder(target: string, environment: Record<string, string>): Promise<string> {
  const env = { PATH: dirname(process.execPath), K_SERVICE: target, ...environment };
  // What Node takes of the 512 MiB that the API is deployed with.
  const { url, stop } = await serveFunction(target, {
    by: 'framework',
    env,
    folder,
    args: ['--max-old-space-size=256'],
  });
  onTestFinished(stop);
  return url;
}

it('the folder that is deployed is locked to the packages of the repository, and runs no scripts of theirs', () => {
  expect(readFileSync(join(root, 'functions/dist/.npmrc'), 'utf8')).toContain('ignore-scripts=true');
  const tested = readPackages('.');
  const { '': manifest, ...deployed } = readPackages('functions/dist');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'functions/dist/package.json'), 'utf8'));
  expect(manifest).toMatchObject({ dependencies });
  for (const [name, { version, integrity }] of Object.entries(deployed)) {
    expect([name, version, integrity]).toEqual([name, tested[name]?.version, tested[name]?.integrity]);
  }
});

it.each(targets)('%s starts from that folder alone, with production’s settings', async (target) => {
  const url = await serveFolder(target, settings);
  if (target === 'api') {
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok' });
  }
});

// All functions are one bundle, which looks at the settings first (start-up.test.ts has them all).
it('nothing starts there with an emulator in a real project', async () => {
  const { FIRESTORE_EMULATOR_HOST } = emulatorEnvironment;
  await expect(serveFolder('api', { ...settings, FIRESTORE_EMULATOR_HOST })).rejects.toThrow(
    'FIRESTORE_EMULATOR_HOST must not be set in production',
  );
});

it('the folder serves every endpoint, and refuses strangers what is not theirs', async () => {
  const url = await serveFolder('api', { ...settings, ...emulatorEnvironment, FUNCTIONS_EMULATOR: 'true' });
  for (const [name, { method, path, access }] of Object.entries(contract)) {
    const answer = await fetch(`${url}${path.replaceAll(/\{\w+\}/g, uniqueId('nothing'))}`, {
      method,
      headers: { 'content-type': 'application/json', ...hostingHeaders('203.0.113.20') },
      ...(method !== 'GET' && { body: '{}' }),
    });
    const { code, message } = (await answer.json()) as { code?: string; message?: string };
    expect(message, name).not.toBe('There’s nothing at this address.');
    if (access !== 'public') expect([name, answer.status, code]).toEqual([name, 401, 'UNAUTHENTICATED']);
    expect(answer.status, name).toBeLessThan(500);
  }
});

it('behind Hosting, each caller’s network is counted apart and nobody is without one', async () => {
  const url = await serveFolder('api', { ...settings, ...emulatorEnvironment, FUNCTIONS_EMULATOR: 'true' });
  const listCounters = async () => {
    const counters = await db.collection('rateLimits').get();
    return counters.docs.map(({ id }) => id).filter((id) => id.startsWith('sign-in-network_'));
  };
  const before = new Set(await listCounters());
  const [one = '', other = ''] = [1, 2].map(() => `2001:db8:${randomBytes(2).toString('hex')}::1`);
  for (const network of [one, one, other]) {
    const answer = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...hostingHeaders(network) },
      body: JSON.stringify({ email: `${uniqueId('nobody')}@kowhai.example`, password: 'wrong-password' }),
    });
    expect(answer.status).toBe(401);
  }
  const added = (await listCounters()).filter((id) => !before.has(id));
  // Each by its /64, and by the /56 and /48 around it.
  expect(added).toHaveLength(2 * 3);
  expect(added.join()).not.toContain('unnamed');
});

it('a stranger’s upload that never ends holds no place once it is refused', async () => {
  const url = await serveFolder('upload', {
    ...settings,
    ...emulatorEnvironment,
    FUNCTIONS_EMULATOR: 'true',
  });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answered: string[] = [];
  socket.on('data', (text) => answered.push(String(text)));
  socket.write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1000000\r\n\r\nx');
  const startedAt = performance.now();
  await once(socket, 'end');
  expect(answered.join('')).toContain('401 Unauthorized');
  expect(performance.now() - startedAt).toBeLessThan(3000);
});

describe('a body of small objects', () => {
  // Parsed, each takes many times its bytes.
  const list = (count: number) => `[${'[],'.repeat(count)}[]]`;
  const kinds = {
    packed: () => ({ body: gzipSync(list(10_000_000)), headers: { 'content-encoding': 'gzip' } }),
    plain: () => ({ body: list(3_000_000) }),
    'of unknown length': () => ({ body: new Blob([list(10_000_000)]).stream(), duplex: 'half' }),
  };

  it.each([
    ['api', { packed: 415, plain: 413, 'of unknown length': 413 }],
    // It asks who calls before it reads.
    ['upload', { packed: 401, 'of unknown length': 401 }],
    ['refuseGoogleMail', { packed: 400, 'of unknown length': 400 }],
  ] as const)('packed, plain or of unknown length does not end %s', async (target, statuses) => {
    const url = await serveFolder(target, {
      ...settings,
      ...emulatorEnvironment,
      FUNCTIONS_EMULATOR: 'true',
    });
    for (const [kind, status] of Object.entries(statuses)) {
      const { headers, ...sent } = { headers: {}, ...kinds[kind as keyof typeof kinds]() };
      const answer = await fetch(`${url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        ...sent,
      });
      expect(answer.status, kind).toBe(status);
      if (target !== 'refuseGoogleMail') expect(answer.headers.get('connection'), kind).toBe('close');
      expect((await fetch(`${url}/api/health`)).status, kind).toBeLessThan(500);
    }
  });
});
