import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore from 'ignore';
import { repository } from './lint-fixtures.ts';

const ignored = ignore()
  .add('.git')
  .add(readFileSync(join(repository, '.gitignore'), 'utf8'));

/** Whether `.gitignore` names it: what a command makes, or a person writes by hand, is in no commit. */
export function isIgnored(path: string): boolean {
  return ignored.ignores(path) || ignored.ignores(`${path}/`);
}

/**
 * Lists what the repository holds, also where it came as an archive, or Git is absent or distrusts its owner.
 *
 * @returns paths from its root, sorted
 */
export function listRepositoryFiles(): string[] {
  const files = listFiles('').sort();
  // Tests look for what must not be in any of them.
  if (files.length < 1000) throw new Error(`Only ${files.length} files were found in ${repository}.`);
  return files;
}

function listFiles(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return ignored.ignores(path) ? [] : [path];
    return ignored.ignores(`${path}/`) ? [] : listFiles(path);
  });
}
