import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildTarget } from './list-too-new.ts';

/**
 * Builds the service worker into the finished site, as one file without imports.
 *
 * @param siteFolder the built site; the contents of its pages, which name all files, make up the version
 * @param wanted "off" builds the worker that unregisters itself and deletes all caches
 */
export async function buildWorker(
  siteFolder: string,
  wanted = process.env.KOWHAI_SERVICE_WORKER,
): Promise<void> {
  const shell = await readFile(resolve(siteFolder, 'app.html'), 'utf8');
  const shellFiles = [...new Set(shell.match(/\/(assets|fonts)\/[\w.-]+/g))];
  const name = wanted === 'off' ? 'retired-worker' : 'service-worker';
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: resolve(import.meta.dirname, '..'),
    define: {
      buildVersion: JSON.stringify(await hashPages(siteFolder)),
      shellFiles: JSON.stringify(shellFiles),
    },
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: `src/app/offline/${name}.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  await writeFile(resolve(siteFolder, 'sw.js'), output[0].code);
}

async function hashPages(siteFolder: string): Promise<string> {
  const hash = createHash('sha256');
  const pages: string[] = [];
  for await (const page of glob('**/*.html', { cwd: siteFolder })) pages.push(page);
  for (const page of pages.toSorted()) hash.update(await readFile(resolve(siteFolder, page)));
  return hash.digest('base64url').slice(0, 12);
}
