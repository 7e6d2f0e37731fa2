import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryPath } from '#tools/command/repository.ts';
import { startHosting } from './hosting-stand-in.ts';

const project = 'kowhai-shop';

test('firebase-tools deploys a site to it as it would to Google, so it speaks the protocol', async () => {
  const hosting = await startHosting(project, (content) => gzipSync(content, { level: 9 }));
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  onTestFinished(() => {
    hosting.close();
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'public/assets'), { recursive: true });
  writeFileSync(join(folder, 'public/index.html'), 'home');
  writeFileSync(join(folder, 'public/assets/entry.js'), 'entry');
  const rewrites = [{ source: '/product/*', destination: '/app.html' }];
  const config = { hosting: { public: 'public', cleanUrls: true, rewrites } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));

  const elsewhere = [
    'FIREBASE_HOSTING_API_URL',
    'FIREBASE_API_URL',
    'FIREBASE_RESOURCEMANAGER_URL',
    'FIREBASE_SERVICE_USAGE_URL',
  ];
  const program = repositoryPath('node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [program, 'deploy', '--only', 'hosting', '--project', project, '--non-interactive'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: dirname(process.execPath),
      HOME: folder,
      CI: 'true',
      FIREBASE_TOKEN: 'any',
      ...Object.fromEntries(elsewhere.map((name) => [name, hosting.origin])),
    },
  });
  const output: string[] = [];
  child.stdout.on('data', (text) => output.push(String(text)));
  child.stderr.on('data', (text) => output.push(String(text)));
  const [code] = await once(child, 'exit');
  expect(code, output.join('')).toBe(0);
  expect(['/index.html', '/assets/entry.js'].map(hosting.read)).toEqual(['home', 'entry']);
  expect(hosting.releases[0]).toMatchObject({
    status: 'FINALIZED',
    config: { cleanUrls: true, rewrites: [{ glob: '/product/*', path: '/app.html' }] },
  });
}, 60_000);
