import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * A public page above these limits fails the build: HTML with styles, and scripts, in bytes of gzip. They leave room to
 * grow; docs/performance.md says what a page should weigh.
 */
const limits = {
  html: 13_000,
  scripts: 180_000,
  /** Checkout steps and forms also need the form library and the schemas, and load the file that reading pages share. */
  scriptsOfSteps: 220_000,
};

/**
 * Weighs all prerendered pages.
 *
 * @param folder the built site
 * @returns a line for each page above a limit
 */
export async function listTooHeavy(folder: string): Promise<string[]> {
  const known = new Map<string, Promise<number>>();
  const weigh = (file: string) => {
    const weight = known.get(file) ?? readFile(resolve(folder, file)).then(weighGzip);
    known.set(file, weight);
    return weight;
  };

  const tooHeavy: string[] = [];
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
