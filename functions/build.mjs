/**
 * Bundles the functions into `dist`, the one folder that a deployment takes: the code, a package.json that names what it
 * could not carry along, and a lockfile that holds that to the versions which were tested.
 *
 *   node functions/build.mjs --mode production|emulators
 */
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pruneLockfile } from '@kowhai/tools/builds/prune-lockfile';
import { build } from 'esbuild';
import { localParams, localSecrets } from './src/firebase/local-settings.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');

/** These read files of their own at run time, or are no JavaScript, so they stay packages. */
const external = ['@google-cloud/firestore', '@google-cloud/storage', 'pdfkit', 'sharp'];
/** What is loaded only when it is used, in a file of its own: the bundle is read whole whenever an instance starts. */
const apart = {
  '@cantoo/pdf-lib': 'pdf-lib.cjs',
  '@sendgrid/mail': 'sendgrid.cjs',
  '@kowhai/catalogue/offer-summary': 'offer-summary.cjs',
  '@zxcvbn-ts/language-common': 'common-passwords.cjs',
};
/** The CLI and the emulator look for these in package.json, although the code is in the bundle. */
const expected = ['firebase-admin', 'firebase-functions'];

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });

await mkdir(dist, { recursive: true });
// The emulator watches this folder, so what it runs is replaced in place; settings that were typed at a deploy stay.
for (const name of await readdir(dist)) {
  if (name.endsWith('.local')) await rm(join(dist, name));
}
// What was written down for a project, where a deployment looks for it.
for (const name of await readdir(here)) {
  if (name.startsWith('.env.')) await copyFile(join(here, name), join(dist, name));
}

const common = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  external,
  define: { 'import.meta.dirname': '__dirname' },
  // Less to read at every start. The lines stay short, so that an error shows its own line and not the whole bundle.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 200,
  legalComments: 'none',
  logLevel: 'warning',
};
const keepApart = {
  name: 'keep-apart',
  setup({ onResolve }) {
    const filter = new RegExp(`^(${Object.keys(apart).join('|')})$`);
    onResolve({ filter }, ({ path }) => ({ path: `./${apart[path]}`, external: true }));
  },
};
/** What firebase-functions takes from firebase-admin at its start and needs for kinds of functions that the shop has not. */
const lazyAdmin = {
  'firebase-admin/app': ['applicationDefault', 'deleteApp', 'getApp', 'initializeApp'],
  'firebase-admin/app-check': ['getAppCheck'],
  'firebase-admin/auth': ['getAuth'],
};
const loadAdminLate = {
  name: 'load-admin-late',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^firebase-admin\// }, ({ path, importer, kind }) => {
      const isTheirs = kind === 'import-statement' && importer.includes('/firebase-functions/');
      return isTheirs && path in lazyAdmin ? { path, namespace: 'late' } : undefined;
    });
    onLoad({ filter: /.*/, namespace: 'late' }, ({ path }) => ({
      contents: lazyAdmin[path]
        .map((name) => `export const ${name} = (...given) => require('${path}').${name}(...given);`)
        .join('\n'),
      resolveDir: here,
    }));
  },
};
await Promise.all([
  build({
    ...common,
    entryPoints: [join(here, 'src/index.ts')],
    outfile: join(dist, 'index.cjs'),
    plugins: [keepApart, loadAdminLate],
  }),
  ...Object.entries(apart).map(([name, file]) =>
    build({
      ...common,
      stdin: { contents: `module.exports = require('${name}')`, resolveDir: here },
      outfile: join(dist, file),
    }),
  ),
]);

const { dependencies } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const packageJson = {
  name: '@kowhai/functions-bundle',
  version: '1.0.0',
  private: true,
  main: 'index.cjs',
  engines: { node: '24' },
  dependencies: Object.fromEntries([...external, ...expected].map((name) => [name, dependencies[name]])),
};
await writeJson('package.json', packageJson);
const lockfile = JSON.parse(await readFile(join(here, '..', 'package-lock.json'), 'utf8'));
await writeJson('package-lock.json', pruneLockfile(lockfile, 'functions', packageJson));

// On the local stack the functions read it where the site's build has left it.
const renderer = join(here, '..', 'web', 'renderer');
await rm(join(dist, 'site'), { recursive: true, force: true });
if (values.mode === 'production') {
  if (!existsSync(renderer))
    throw new Error('Build the site first: the functions take along what renders its pages.');
  await cp(renderer, join(dist, 'site'), { recursive: true });
}

if (values.mode === 'emulators') {
  // Without these the emulator would ask for the params at the keyboard and for the secrets in the cloud.
  await writeFile(join(dist, '.env.local'), toEnv(localParams));
  await writeFile(join(dist, '.secret.local'), toEnv(localSecrets));
}

for (const file of ['index.cjs', ...Object.values(apart)]) {
  const { size } = await stat(join(dist, file));
  console.log(`functions/dist/${file}: ${Math.round(size / 1024)} kB`);
}

function writeJson(name, value) {
  return writeFile(join(dist, name), `${JSON.stringify(value, null, 2)}\n`);
}

function toEnv(settings) {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
