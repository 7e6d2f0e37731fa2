import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { buildWorker } from './build-worker.ts';
import { listTooHeavy } from './list-too-heavy.ts';
import { listTooNew } from './list-too-new.ts';
import type { PageScripts } from './prerender/document.ts';
import { readCatalogue } from './read-catalogue.ts';

/** The prerendering code, once it is built for Node. */
type SiteBuild = typeof import('./prerender/build-site.ts');

/** Builds the browser's code, then the same code for Node, and prerenders the pages with that. */
export async function buildEverything(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs the environments "client" and "ssr"');
  const browserCode = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);

  const { root } = builder.config;
  const serverFolder = resolve(root, ssr.config.build.outDir);
  const site = (await import(pathToFileURL(resolve(serverFolder, 'build-site.mjs')).href)) as SiteBuild;
  const { isShipped, ...raw } = await readCatalogue(builder.config.mode, root);
  const catalogue = site.parseCatalogue(raw);
  const findScripts = createScriptFinder(browserCode.output.filter((file) => file.type === 'chunk'));
  const assets = browserCode.output.map(({ fileName }) => fileName);
  const mark = `builds/${createHash('sha256').update(assets.toSorted().join()).digest('hex').slice(0, 16)}.txt`;
  const manifest = {
    assets: [...assets, mark],
    scripts: Object.fromEntries(site.pageModules.map((module) => [module, findScripts(module)])),
    scriptsOfAll: findScripts(),
  };
  await writeFile(resolve(serverFolder, 'manifest.json'), JSON.stringify(manifest));

  // Later deployments keep this build's scripts for a while, but not its mark, by which publishing knows its own build.
  const siteFolder = resolve(root, client.config.build.outDir);
  await mkdir(resolve(siteFolder, 'builds'));
  await writeFile(resolve(siteFolder, mark), '');

  let count = 0;
  for await (const { name, text } of site.buildSite(catalogue, manifest)) {
    const file = resolve(siteFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    count++;
  }
  await buildWorker(siteFolder);
  const tooNew = await listTooNew(siteFolder);
  if (tooNew.length > 0) throw new Error(tooNew.join('\n'));
  const tooHeavy = await listTooHeavy(siteFolder, manifest.scripts);
  // The shipped catalogue is in our hands, so there a heavy page fails the build. What staff publish must not block a
  // deployment.
  if (tooHeavy.length > 0 && isShipped) throw new Error(tooHeavy.join('\n'));
  for (const line of tooHeavy) builder.config.logger.warn(line);
  builder.config.logger.info(
    `Built ${count} pages and files from the ${isShipped ? 'shipped' : 'published'} catalogue.`,
  );
}

type Chunk = Rolldown.OutputChunk;

/**
 * Finds the scripts of pages in the browser's build.
 *
 * @param chunks everything that was built for the browser
 * @returns a function from a page's module, such as `shop/plans/plan-list-page`, to its scripts
 */
function createScriptFinder(chunks: readonly Chunk[]): (module?: string) => PageScripts {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'entry');
  if (!entry) throw new Error('The build has no entry');

  const collect = (chunk: Chunk, into: Set<string>) => {
    if (into.has(chunk.fileName)) return into;
    into.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) collect(imported, into);
    }
    return into;
  };

  return (module) => {
    const files = collect(entry, new Set());
    // The entry imports its parts one by one, so they are preloaded in parallel.
    for (const name of entry.dynamicImports) {
      const part = byName.get(name);
      if (part) collect(part, files);
    }
    if (module) {
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}.tsx`));
      if (!page) throw new Error(`The route table names ${module}, which is no page of its own in the build`);
      collect(page, files);
    }
    files.delete(entry.fileName);
    return { entry: `/${entry.fileName}`, preload: [...files].map((file) => `/${file}`) };
  };
}
