import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RawCatalogue } from './prerender/catalogue.ts';

/**
 * Reads what the pages are built with. KOWHAI_CATALOGUE says which: "shipped", or a file of what is published, which
 * `npm run build` writes. The local stack is built from the shipped catalogue unless it is said.
 * @throws one sentence where the build for the world was not told
 */
export async function readCatalogue(
  mode: string,
  webRoot: string,
  wanted = process.env.KOWHAI_CATALOGUE,
): Promise<RawCatalogue & { isShipped: boolean }> {
  if (wanted && wanted !== 'shipped')
    return { ...JSON.parse(await readFile(wanted, 'utf8')), isShipped: false };
  if (wanted || mode !== 'production') return { ...(await readShippedCatalogue(webRoot)), isShipped: true };
  throw new Error('Say KOWHAI_CATALOGUE=shipped, or let "npm run build" read what is published.');
}

/** Reads the shipped catalogue, which is data beside the workspaces. */
export async function readShippedCatalogue(webRoot: string): Promise<RawCatalogue> {
  const load = (file: string) =>
    import(pathToFileURL(resolve(webRoot, `../catalogue/src/${file}.ts`)).href) as Promise<
      Record<string, unknown>
    >;
  const [{ shippedPlans, CATALOGUE_DATE }, { shippedHardware }] = await Promise.all([
    load('plans'),
    load('hardware'),
  ]);
  const dated = (records: unknown) =>
    (records as object[]).map((record) => ({ ...record, updatedAt: CATALOGUE_DATE }));
  return { plans: dated(shippedPlans), hardware: dated(shippedHardware) };
}
