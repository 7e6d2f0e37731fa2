import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

function readPackages(folder: string): Record<string, { version: string; integrity?: string }> {
  return JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).packages;
}

test('the folder that is deployed is locked to the packages of the repository', () => {
  const tested = readPackages('.');
  const { '': manifest, ...deployed } = readPackages('functions/dist');
  expect(manifest).toEqual(JSON.parse(readFileSync(join(root, 'functions/dist/package.json'), 'utf8')));
  for (const [folder, { version, integrity }] of Object.entries(deployed)) {
    expect([folder, version, integrity]).toEqual([
      folder,
      tested[folder]?.version,
      tested[folder]?.integrity,
    ]);
  }
});
