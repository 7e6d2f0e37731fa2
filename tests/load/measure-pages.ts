import { fork } from 'node:child_process';
import { join } from 'node:path';

export type Size = 'shipped' | 'grown';
export type Weight = { html: number; data: number };
/** What a run of publishing takes, and the heaviest page of each kind. */
export type PagesRun = {
  files: number;
  ms: number;
  peakMb: number;
  renewed: { modem: number; other: number };
  pages: Record<string, Weight>;
};

/** Renders all pages with the site that was built last, in a process of its own; thrice to tell what a price renews. */
export const measurePages = (size: Size, { isRenewed = true } = {}) =>
  new Promise<PagesRun>((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'page-growth.ts'), [
      size,
      ...(isRenewed ? ['renewed'] : []),
    ]);
    child.once('message', (run) => resolve(run as PagesRun));
    child.once('exit', (code) => code !== 0 && reject(new Error(`The run ended with ${code}`)));
  });
