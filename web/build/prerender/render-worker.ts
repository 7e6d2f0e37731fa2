/**
 * Builds the site in a thread of its own, whose memory the functions limit: a file for each message, and null at the end.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type BuildManifest, buildSite, parseCatalogue } from './build-site.ts';
import type { RawCatalogue } from './catalogue-source.ts';

const { catalogue, manifest } = workerData as { catalogue: RawCatalogue; manifest: BuildManifest };
const files = buildSite(parseCatalogue(catalogue), manifest);
parentPort?.on('message', async () => {
  const { value, done } = await files.next();
  parentPort?.postMessage(done ? null : value);
});
