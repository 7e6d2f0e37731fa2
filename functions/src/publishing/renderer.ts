import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

type Manifest = { assets: readonly string[] };
type RawCatalogue = { plans: readonly unknown[]; hardware: readonly unknown[] };
type BuiltFile = { name: string; text: string };

/**
 * Megabytes. Node would let what is no longer needed grow to the whole instance. Of ten times the shipped catalogue, a
 * page and what all pages share need 100.
 */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/** @param folder the site's build for Node, which built its own pages: `web/build/prerender` */
export async function openRenderer(folder: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  return {
    /** Files of the browser's bundle, which also identify this build. */
    assets: new Set(manifest.assets.map((name) => `/${name}`)),
    /** One file after the other, as they are asked for. @throws where a page cannot be rendered */
    async *render(catalogue: RawCatalogue): AsyncGenerator<[path: string, content: Buffer]> {
      const workerData = { catalogue, manifest };
      const worker = new Worker(join(folder, 'render-worker.mjs'), { workerData, resourceLimits });
      try {
        for (;;) {
          worker.postMessage('next');
          const [file]: (BuiltFile | null)[] = await once(worker, 'message');
          if (!file) return;
          yield [`/${file.name}`, Buffer.from(file.text)];
        }
      } finally {
        await worker.terminate();
      }
    },
  };
}
