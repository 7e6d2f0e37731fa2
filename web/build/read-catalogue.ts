import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RawCatalogue } from './prerender/catalogue-source.ts';

/**
 * Reads the catalogue for prerendering. KOWHAI_CATALOGUE is "shipped", or the path of a file with the published one,
 * which `npm run build` writes. The local stack defaults to the shipped catalogue.
 * @throws one sentence where a production build does not set it
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

/** Reads the shipped catalogue from the workspace `catalogue`. */
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
    (records as object[]).map((record) => ({
      ...record,
      updatedAt: CATALOGUE_DATE,
      editedAt: CATALOGUE_DATE,
    }));
  return { plans: dated(shippedPlans), hardware: dated(shippedHardware) };
}
