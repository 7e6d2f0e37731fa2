/** Runs the linter over files that are made for the occasion, in a folder that has the repository's own settings. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';

export const repository = path.join(import.meta.dirname, '..', '..');

const settings = [
  'biome.json',
  '.gitignore',
  'package.json',
  'domain/package.json',
  'functions/package.json',
  'web/package.json',
  'tools/package.json',
];

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      message: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

/** One complaint. A rule of our own (a plugin) has no name, so it goes by what it says. */
export type Complaint = { file: string; line: number; rule: string };

/**
 * Writes the files into a new folder, lints them all at once and removes them.
 *
 * @param files code by path, as it would be in the repository
 * @returns every complaint
 */
export async function lintFixtures(files: Readonly<Record<string, string>>): Promise<Complaint[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kowhai-lint-'));
  try {
    const grit = await readdir(path.join(repository, 'tests/architecture'));
    const plugins = grit.filter((name) => name.endsWith('.grit')).map((name) => `tests/architecture/${name}`);
    for (const name of [...settings, ...plugins]) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await copyFile(path.join(repository, name), path.join(folder, name));
    }
    for (const [name, code] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), code);
    }
    const biome = path.join(repository, 'node_modules/.bin/biome');
    const output = await run(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], folder);
    return report.parse(JSON.parse(output)).diagnostics.map(({ category, message, location }) => ({
      file: location.path,
      line: location.start.line,
      rule: category === 'plugin' ? message : category,
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs a program to its end and gives what it printed, whether it was content or not. */
export function run(program: string, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout));
  });
}
