import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { readFirebaseConfig } from '@kowhai/tools/start/local-firebase-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVisit } from '#tests/support/browser/visit.ts';
import { listen } from '#tests/support/line.ts';

// The local stack widens the policy for its emulators, so what production allows is tried on production's own build.

const repository = join(import.meta.dirname, '../../..');
const policy =
  readFirebaseConfig()
    .hosting.headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const image = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const user = {
  _id: 'aroha',
  firstName: 'Aroha',
  lastName: 'Tester',
  email: 'aroha@kowhai.example',
  phone: '021 000 000',
  address: '12 Rātā Street',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
};

let folder: string;
let origin: string;
const server = createServer(({ url = '/' }, response) =>
  answer(new URL(url, 'http://site').pathname, response),
);

function answer(pathname: string, response: ServerResponse): void {
  if (pathname.startsWith('/api/')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(user));
    return;
  }
  const candidates = [pathname, `${pathname}/index.html`, '/app.html'].map((name) => join(folder, name));
  const file = candidates.find((name) => existsSync(name) && statSync(name).isFile()) ?? '';
  const type = types[extname(file)] ?? 'text/html';
  response
    .writeHead(200, { 'content-type': type, 'content-security-policy': policy })
    .end(readFileSync(file));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'production-'));
  // Both of what a build makes go there: the local site is published by the renderer that was made with it.
  const options = {
    mode: 'production',
    build: { outDir: folder },
    environments: { ssr: { build: { outDir: join(folder, 'renderer') } } },
  };
  const build = [
    "import { createBuilder } from 'vite';",
    `const builder = await createBuilder(${JSON.stringify(options)});`,
    'await builder.buildApp();',
  ].join('\n');
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: join(repository, 'web'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      KOWHAI_CATALOGUE: 'shipped',
      VITE_SITE_URL: 'https://shop.example',
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
      VITE_FIREBASE_PROJECT_ID: 'kowhai-shop',
      VITE_FIREBASE_STORAGE_BUCKET: 'kowhai-shop.firebasestorage.app',
    },
  });
  origin = `http://${await listen(server)}`;
});

afterAll(async () => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** An ID token that runs out so soon that the next call has to renew it. */
function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [{ alg: 'none' }, { sub: user._id, user_id: user._id, iat: now, exp: now + 1 }];
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), 'signature'].join(
    '.',
  );
}

/** What each service of Google's says, as far as the site reads it. */
function answerOf(address: URL): object {
  if (address.host === 'securetoken.googleapis.com') {
    return { access_token: idToken(), refresh_token: 'refresh', expires_in: '3600' };
  }
  if (address.pathname.endsWith('signInWithPassword')) {
    return {
      idToken: idToken(),
      refreshToken: 'refresh',
      expiresIn: '1',
      localId: user._id,
      email: user.email,
    };
  }
  if (address.pathname.endsWith('accounts:lookup'))
    return { users: [{ localId: user._id, email: user.email }] };
  return [{ readTime: '2026-01-01T00:00:00Z' }];
}

it('the deployed policy lets the pages call what they call, and nothing that they do not', async () => {
  const { page, context } = await openVisit({ baseURL: origin, serviceWorkers: 'block' });
  const called = new Set<string>();
  await context.route(/^https:/, async (route) => {
    const address = new URL(route.request().url());
    called.add(address.origin);
    await (route.request().resourceType() === 'image'
      ? route.fulfill({ body: image, contentType: 'image/gif' })
      : route.fulfill({ json: answerOf(address), headers: { 'access-control-allow-origin': '*' } }));
  });
  for (const path of ['/', '/hardware', '/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.getByLabel('Email Address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill('not-checked-here');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/profile');
  await expect
    .poll(() => [...called].toSorted())
    .toEqual([...new Set(policy.match(/https:\/\/[\w.-]+/g))].toSorted());
});
