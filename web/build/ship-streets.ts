import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Streets = { readRoads: () => readonly object[] };
type StreetFiles = { listStreetFiles: (roads: readonly object[]) => ReadonlyMap<string, string> };

/** In bytes of gzip: what one address may load. */
const heaviest = 15_000;

/**
 * Adds the country's streets to the site, as files in a folder that is named by their content: see decision 041. The scripts
 * know its name and its files as `import.meta.env.VITE_STREETS` and `VITE_STREET_FILES`.
 */
export function shipStreets(root: string): Plugin {
  let made: Promise<{ folder: string; files: ReadonlyMap<string, string> }> | undefined;
  const make = () => {
    made ??= makeFiles(root);
    return made;
  };
  return {
    name: 'ship-streets',
    async config() {
      const { folder, files } = await make();
      return {
        define: {
          'import.meta.env.VITE_STREETS': JSON.stringify(`/${folder}`),
          'import.meta.env.VITE_STREET_FILES': JSON.stringify([...files.keys()].join(' ')),
        },
      };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { folder, files } = await make();
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}.json`, source });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { folder, files } = await make();
        const [, name = ''] = /\/([\w-]+)\.json$/.exec(request.url ?? '') ?? [];
        const file = request.url?.startsWith(`/${folder}/`) ? files.get(name) : undefined;
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(file);
      });
    },
  };
}

/** @throws where a file is too heavy */
async function makeFiles(root: string) {
  const load = (file: string) => import(pathToFileURL(resolve(root, `../catalogue/src/${file}.ts`)).href);
  const { readRoads } = (await load('streets')) as Streets;
  const { listStreetFiles } = (await load('list-street-files')) as StreetFiles;
  const files = listStreetFiles(readRoads());
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(name).update(text);
  const tooHeavy = [...files].filter(([, text]) => gzipSync(text, { level: 9 }).length > heaviest);
  if (tooHeavy.length > 0) {
    const names = tooHeavy.map(([name]) => name).join(', ');
    throw new Error(
      `Files of streets have grown too heavy: ${names}. Add their letters to splitFurther in domain/src/address/street-files.ts`,
    );
  }
  return { folder: `assets/streets-${hash.digest('hex').slice(0, 12)}`, files };
}
