import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Manifest = { assets: readonly string[] };
type RawCatalogue = { plans: readonly unknown[]; hardware: readonly unknown[] };

/** Output of the site's build for Node, which built its own pages: `web/build/prerender/build-site.ts`. */
type SiteBuild = {
  parseCatalogue(raw: RawCatalogue): object;
  buildSite(catalogue: object, manifest: Manifest): AsyncIterable<{ name: string; text: string }>;
};

export async function openRenderer(folder: string) {
  const [site, manifest] = await Promise.all([
    import(pathToFileURL(join(folder, 'build-site.mjs')).href) as Promise<SiteBuild>,
    readFile(join(folder, 'manifest.json'), 'utf8').then((text) => JSON.parse(text) as Manifest),
  ]);
  return {
    /** Files of the browser's bundle, which also identify this build. */
    assets: new Set(manifest.assets.map((name) => `/${name}`)),
    async render(raw: RawCatalogue): Promise<Map<string, Buffer>> {
      const files = new Map<string, Buffer>();
      for await (const { name, text } of site.buildSite(site.parseCatalogue(raw), manifest)) {
        files.set(`/${name}`, Buffer.from(text));
      }
      return files;
    },
  };
}
