import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** A path inside the repository, from names relative to its root. */
export function repositoryPath(...names: string[]): string {
  return join(repositoryRoot, ...names);
}
