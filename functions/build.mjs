/**
 * Bundles the functions into `dist`, the one folder that a deployment takes: the code, a package.json with the packages
 * that it imports, and a lockfile that holds them to the versions which were tested.
 *
 *   node functions/build.mjs --mode production|emulators
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { localParams, localSecrets } from './src/server/local-settings.ts';

const here = import.meta.dirname;
const root = join(here, '..');
const dist = join(here, 'dist');

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });

await mkdir(dist, { recursive: true });
// The emulator watches this folder, so files are replaced in place, and settings typed at a deploy stay.
for (const name of await readdir(dist)) {
  if (name.endsWith('.local')) await rm(join(dist, name));
}
for (const name of await readdir(here)) {
  if (name.startsWith('.env.')) await copyFile(join(here, name), join(dist, name));
}

const { dependencies, version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
// Workspaces cannot be installed from a registry; of zod, bundling keeps only what is used.
const isBundled = (name) => name.startsWith('@kowhai/') || name === 'zod';
const packages = Object.fromEntries(Object.entries(dependencies).filter(([name]) => !isBundled(name)));
await build({
  entryPoints: [join(here, 'src/index.ts')],
  outfile: join(dist, 'index.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  external: Object.keys(packages),
  define: { 'import.meta.dirname': '__dirname' },
  logLevel: 'warning',
});

const manifest = {
  name: '@kowhai/functions-bundle',
  version,
  private: true,
  main: 'index.cjs',
  engines: { node: '24' },
  dependencies: packages,
};
await writeFile(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
// npm prunes the repository's lockfile to what the manifest needs.
await copyFile(join(root, 'package-lock.json'), join(dist, 'package-lock.json'));
await copyFile(join(root, '.npmrc'), join(dist, '.npmrc'));
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--loglevel=error'], {
  cwd: dist,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const renderer = join(root, 'web/renderer');
await rm(join(dist, 'site'), { recursive: true, force: true });
if (values.mode === 'production') {
  if (!existsSync(renderer))
    throw new Error('Build the site first: the functions take along what renders its pages.');
  await cp(renderer, join(dist, 'site'), { recursive: true });
}

if (values.mode === 'emulators') {
  // Without these the emulator prompts for params and looks up secrets in the cloud.
  await writeFile(join(dist, '.env.local'), toEnv(localParams));
  await writeFile(join(dist, '.secret.local'), toEnv(localSecrets));
}

function toEnv(settings) {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
