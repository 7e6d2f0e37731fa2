/**
 * Bundles the functions into `dist`, the one folder that a deployment takes: the code, and a package.json that names
 * what it could not carry along.
 *
 *   node functions/build.mjs --mode production|emulators
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { localParams, localSecrets } from './src/firebase/local-settings.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');

/** Loads gRPC and reads its own files at run time, so it stays a package. */
const external = ['@google-cloud/firestore'];
/** The CLI and the emulator look for these in package.json, although the code is in the bundle. */
const expected = ['firebase-admin', 'firebase-functions'];

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });

await mkdir(dist, { recursive: true });
// The emulator watches this folder, so what it runs is replaced in place; settings that were typed at a deploy stay.
for (const name of await readdir(dist)) {
  if (name.endsWith('.local')) await rm(join(dist, name));
}

const result = await build({
  entryPoints: [join(here, 'src/index.ts')],
  outfile: join(dist, 'index.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  external,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});

const { dependencies } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const packageJson = {
  name: '@kowhai/functions-bundle',
  version: '1.0.0',
  private: true,
  main: 'index.cjs',
  engines: { node: '24' },
  dependencies: Object.fromEntries([...external, ...expected].map((name) => [name, dependencies[name]])),
};
await writeFile(join(dist, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);

if (values.mode === 'emulators') {
  // Without these the emulator would ask for the params at the keyboard and for the secrets in the cloud.
  await writeFile(join(dist, '.env.local'), toEnv(localParams));
  await writeFile(join(dist, '.secret.local'), toEnv(localSecrets));
}

const [{ bytes }] = Object.values(result.metafile.outputs);
console.log(`functions/dist/index.cjs: ${Math.round(bytes / 1024)} kB`);

function toEnv(settings) {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
