import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildManifest } from './prerender/build-site.ts';

/**
 * A page above these limits fails the build: HTML with styles, and scripts, in bytes of gzip, and how many files of
 * scripts it loads before it is live. They leave room to grow; docs/figures.md says what a page should weigh.
 */
const limits = {
  html: 13_000,
  scripts: 180_000,
  /** Checkout steps and forms also need the form library and the schemas, and load the file that reading pages share. */
  scriptsOfSteps: 220_000,
  /** See `group-scripts.ts`. */
  files: 15,
};

/**
 * Weighs all prerendered pages, and counts the scripts of the shop's.
 *
 * @param folder the built site
 * @param scripts each page's, by its module
 * @returns a line for each page above a limit
 */
export async function listTooHeavy(folder: string, scripts: BuildManifest['scripts']): Promise<string[]> {
  const known = new Map<string, Promise<number>>();
  const weigh = (file: string) => {
    const weight = known.get(file) ?? readFile(resolve(folder, file)).then(weighGzip);
    known.set(file, weight);
    return weight;
  };

  const tooHeavy: string[] = [];
  for (const [module, { preload }] of Object.entries(scripts)) {
    // Its entry is one more.
    const files = preload.length + 1;
    if (files <= limits.files) continue;
    tooHeavy.push(
      `${module} loads ${files} scripts, at most ${limits.files}. In web/build/group-scripts.ts, add its folder or file to the line of a shared file whose modules it imports, so that Rolldown splits fewer off.`,
    );
  }
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const html = await readFile(resolve(folder, name), 'utf8');
    const [, entry, preload] = /<script data-src="([^"]+)"[^>]* data-files="([^"]+)"/.exec(html) ?? [];
    // The shell is no page.
    if (!entry || !preload) continue;
    const files = [entry, ...preload.split(' ')].map((script) => script.slice(1));
    const weights = await Promise.all(files.map(weigh));
    const checked = [
      { part: 'HTML', weight: weighGzip(html), limit: limits.html },
      {
        part: 'scripts',
        weight: weights.reduce((sum, each) => sum + each, 0),
        limit: /<form|content="noindex"/.test(html) ? limits.scriptsOfSteps : limits.scripts,
      },
    ];
    for (const { part, weight, limit } of checked) {
      if (weight > limit)
        tooHeavy.push(`${name} has grown too heavy: ${weight} bytes of ${part} in gzip, at most ${limit}`);
    }
  }
  return tooHeavy;
}

function weighGzip(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
