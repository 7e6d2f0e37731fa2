import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const passedOver = new Set(['dist', 'renderer', 'node_modules', 'coverage']);

// firebase.json excludes *.local from deployments.
const stampName = '.built-from.local';

/** Of path, size and modification time of every file in some folders, and the mode. */
export function digestInputs(inputs: readonly string[], mode: string): string {
  const hash = createHash('sha256').update(mode);
  for (const path of inputs.flatMap(listFiles)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`\0${path}\0${size}\0${mtimeMs}`);
  }
  return hash.digest('hex');
}

export function isFresh(outputFolder: string, digest: string): boolean {
  const stamp = join(outputFolder, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

export function markFresh(outputFolder: string, digest: string): void {
  writeFileSync(join(outputFolder, stampName), digest);
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !passedOver.has(name) && !name.endsWith('.test.ts') && !name.endsWith('.test.tsx'))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
