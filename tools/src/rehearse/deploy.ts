/**
 * Rehearses `firebase deploy` of rules, indexes and functions up to where something would change, against a stand-in for
 * Google's APIs that says yes to all: it finds what the CLI would refuse of ours, such as a setting that is missing, a
 * function it cannot read, or a folder it cannot pack. Build first: node functions/build.mjs --mode production.
 *
 *   npx node tools/src/rehearse/deploy.ts
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const project = 'kowhai-shop';
const root = join(import.meta.dirname, '../../..');
const tools = join(root, 'node_modules/firebase-tools/lib');
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));

/** As `npm run go-live` writes them. */
const settings = [
  ...['RATE_LIMIT_SCALE=1', 'API_MIN_INSTANCES=1', 'APP_CHECK_REQUIRED=false', 'PUBLISH_PAGES=on'],
  ...['STAFF_SECOND_FACTOR=optional', `IDENTITY_PLATFORM=${process.env.IDENTITY_PLATFORM ?? 'off'}`],
  ...['SENDER_ADDRESS=orders@kowhai.example', 'PROVIDER_ADDRESS=hello@kowhai.example'],
  ...['SITE_ADDRESS=https://shop.kowhai.example', 'WEB_API_KEY=key'],
];

/** What the CLI reads in an answer; where nothing fits it gets an empty one. */
function answer(path: string, body: string): object {
  if (path.endsWith('/token')) return { access_token: 'token', expires_in: 3600 };
  if (path.endsWith(':testIamPermissions')) return { permissions: JSON.parse(body).permissions };
  if (path.includes('/services/')) return { state: 'ENABLED' };
  if (path.endsWith('/adminSdkConfig'))
    return { projectId: project, storageBucket: `${project}.appspot.com` };
  if (path.endsWith('/databases/(default)')) return { type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD' };
  if (path.endsWith('/defaultBucket')) return { bucket: { name: `projects/${project}/buckets/shop` } };
  const [, secret = ''] = /\/secrets\/(\w+)/.exec(path) ?? [];
  if (secret) return { name: `projects/1/secrets/${secret}/versions/1`, state: 'ENABLED' };
  if (/\/projects\/[^/]+$/.test(path)) return { projectId: project, projectNumber: '1' };
  return {};
}

const changes: string[] = [];
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
  const body = await text(request);
  const isChange = !['GET', 'HEAD'].includes(request.method ?? '');
  if (isChange && !/\/token$|:test|:generateServiceIdentity$/.test(pathname)) changes.push(pathname);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer(decodeURIComponent(pathname), body)));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

for (const name of ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'])
  cpSync(join(root, name), join(folder, name));
const isOurs = (path: string) => !/node_modules|\.local$/.test(path.slice(root.length));
cpSync(join(root, 'functions/dist'), join(folder, 'functions/dist'), { recursive: true, filter: isOurs });
writeFileSync(join(folder, `functions/dist/.env.${project}`), `${settings.join('\n')}\n`);
symlinkSync(join(root, 'node_modules'), join(folder, 'functions/dist/node_modules'));
mkdirSync(join(folder, 'home'));

// Each address of Google's that the CLI knows can be another one.
const addresses = [...readFileSync(join(tools, 'api.js'), 'utf8').matchAll(/envOverride\("(\w+URL)"/g)];
const redirected = Object.fromEntries(addresses.map(([, name]) => [name, origin]));
const args = ['--only', 'firestore,storage,functions', '--project', project, '--dry-run'];
const child = spawn(
  process.execPath,
  // It would ask whether an instance that waits may cost money.
  [join(tools, 'bin/firebase.js'), 'deploy', ...args, '--non-interactive', '--force'],
  {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...redirected,
      HOME: join(folder, 'home'),
      FIREBASE_TOKEN: 'nobody',
      CI: 'true',
      NO_COLOR: '1',
      npm_config_offline: 'true',
      KOWHAI_BUILT: 'yes',
    },
  },
);
const [code] = await once(child, 'exit');
server.close();
rmSync(folder, { recursive: true });
console.log(changes.length === 0 ? 'Nothing was changed.' : `Changed all the same: ${changes.join(', ')}`);
process.exitCode = code === 0 && changes.length === 0 ? 0 : 1;
