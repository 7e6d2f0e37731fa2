import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

export function repositoryPath(...names: string[]): string {
  return join(repositoryRoot, ...names);
}
