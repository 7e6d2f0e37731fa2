import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export type RawCatalogue = { plans: readonly unknown[]; hardware: readonly unknown[] };

/**
 * Reads what the pages are built with: today the shipped catalogue, which is data beside the workspaces. To build from
 * the database instead, answer with its records here; they are checked wherever they come from.
 */
export async function readCatalogue(webRoot: string): Promise<RawCatalogue> {
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
