import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RawCatalogue } from './prerender/catalogue.ts';

/** What the pages are built with: the catalogue as it is shipped, or what is published in the database at the moment. */
export type CatalogueSource = 'shipped' | 'published';

/**
 * Chooses by the mode of the build: what goes to the world shows what the shop sells today, the local stack starts with
 * the shipped catalogue. KOWHAI_CATALOGUE overrules it.
 *
 * @throws one sentence for a source that there is not
 */
export function chooseSource(mode: string, wanted = process.env.KOWHAI_CATALOGUE): CatalogueSource {
  if (!wanted) return mode === 'production' ? 'published' : 'shipped';
  if (wanted === 'shipped' || wanted === 'published') return wanted;
  throw new Error(`KOWHAI_CATALOGUE is "${wanted}": the pages are built from "shipped" or "published".`);
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
