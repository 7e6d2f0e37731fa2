import type { Rolldown } from 'vite';
import type { PageScripts } from './prerender/document.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Finds the scripts of pages in the browser's build.
 *
 * @param chunks everything that was built for the browser
 * @returns a function from a page's module, such as `shop/plans/plan-list-page`, to its scripts
 */
export function createScriptFinder(chunks: readonly Chunk[]): (module?: string) => PageScripts {
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
