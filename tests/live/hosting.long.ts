import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryPath } from '@kowhai/tools/command/repository';
import { openGoogle } from '@kowhai/tools/go-live/google';
import { keepLiveAssets } from '@kowhai/tools/go-live/keep-live-assets';
import type { Live } from '@kowhai/tools/go-live/steps';
import { OAuth2Client } from 'google-auth-library';
import { expect, it, onTestFinished } from 'vitest';
import { startHosting } from '#tests/support/google/hosting.ts';

const project = 'kowhai-shop';

/** A site of firebase-tools' own kind in a folder, and the stand-in that it is deployed to. */
async function begin() {
  const hosting = await startHosting(project, (content) => gzipSync(content, { level: 9 }));
  const root = mkdtempSync(join(tmpdir(), 'hosting-'));
  onTestFinished(() => {
    hosting.close();
    rmSync(root, { recursive: true });
  });
  const rewrites = [{ source: '/product/*', destination: '/app.html' }];
  const config = { hosting: { public: 'web/dist', cleanUrls: true, rewrites } };
  writeFileSync(join(root, 'firebase.json'), JSON.stringify(config));

  function build(files: Readonly<Record<string, string>>) {
    rmSync(join(root, 'web/dist'), { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, 'web/dist', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  async function deploy() {
    const services = [
      'FIREBASE_HOSTING_API_URL',
      'FIREBASE_API_URL',
      'FIREBASE_RESOURCEMANAGER_URL',
      'FIREBASE_SERVICE_USAGE_URL',
    ];
    const program = repositoryPath('node_modules/firebase-tools/lib/bin/firebase.js');
    const args = [program, 'deploy', '--only', 'hosting', '--project', project, '--non-interactive'];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        PATH: dirname(process.execPath),
        HOME: root,
        CI: 'true',
        FIREBASE_TOKEN: 'any',
        ...Object.fromEntries(services.map((name) => [name, hosting.origin])),
      },
    });
    const output: string[] = [];
    child.stdout.on('data', (text) => output.push(String(text)));
    child.stderr.on('data', (text) => output.push(String(text)));
    const [code] = await once(child, 'exit');
    expect(code, output.join('')).toBe(0);
  }

  const auth = new OAuth2Client();
  auth.setCredentials({ access_token: 'token' });
  const live: Live = {
    project,
    root,
    settings: { site: hosting.origin, sender: '', provider: '' },
    google: openGoogle({ project, auth, origin: `${hosting.origin}/` }),
    log: () => undefined,
    run: async () => undefined,
  };
  return { hosting, live, build, deploy };
}

it('firebase-tools deploys a site to it as it would to Google, so it speaks the protocol', async () => {
  const { hosting, build, deploy } = await begin();
  build({ 'index.html': 'home', 'assets/entry.js': 'entry' });
  await deploy();
  expect(['/index.html', '/assets/entry.js'].map(hosting.read)).toEqual(['home', 'entry']);
  expect(hosting.releases[0]).toMatchObject({
    status: 'FINALIZED',
    config: { cleanUrls: true, rewrites: [{ glob: '/product/*', path: '/app.html' }] },
  });
}, 60_000);

it('a page that is open while a new version is deployed finds its scripts from the first moment', async () => {
  const { hosting, live, build, deploy } = await begin();
  expect(await keepLiveAssets.run(live)).toBe('nothing is live yet');
  hosting.deploy({ '/index.html': 'home', '/assets/entry-1.js': 'one', '/builds/1.txt': '' });
  build({ 'index.html': 'home anew', 'assets/entry-2.js': 'two', 'builds/2.txt': '' });
  expect(await keepLiveAssets.run(live)).toBe('1 files');
  await deploy();
  const paths = ['/index.html', '/assets/entry-1.js', '/assets/entry-2.js', '/builds/1.txt', '/builds/2.txt'];
  expect(paths.map(hosting.read)).toEqual(['home anew', 'one', 'two', undefined, '']);
}, 60_000);

it('a script of the live site that does not come stops the deployment before it', async () => {
  const { hosting, live, build } = await begin();
  hosting.deploy({ '/assets/entry-1.js': 'one' });
  build({ 'index.html': 'home anew' });
  const away = { ...live, settings: { ...live.settings, site: `${hosting.origin}/elsewhere` } };
  await expect(keepLiveAssets.run(away)).rejects.toThrow('/assets/entry-1.js answers 401.');
});
