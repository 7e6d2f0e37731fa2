import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { repositoryPath } from '#tools/command/repository.ts';
import { type Lockfile, type Manifest, pruneLockfile } from './prune-lockfile.ts';

const manifest: Manifest = { name: 'deployed', version: '1.0.0', dependencies: { a: '1.0.0' } };

function prune(packages: Lockfile['packages'], dependencies: Manifest['dependencies'] = { a: '1.0.0' }) {
  return pruneLockfile({ packages }, 'functions', { ...manifest, dependencies }).packages;
}

describe('a pruned lockfile', () => {
  test('holds what the manifest needs, however deep, and nothing else', () => {
    const kept = prune({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0', c: '^1.0.0' } },
      'node_modules/a/node_modules/b': { version: '1.2.0' },
      'node_modules/b': { version: '1.9.0' },
      'node_modules/c': { version: '1.1.0', dependencies: { a: '*' } },
      'node_modules/test-tool': { version: '9.0.0' },
    });
    expect(Object.keys(kept)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  test('takes the package that the workspace itself would load', () => {
    const kept = prune({
      'functions/node_modules/a': { version: '2.0.0', dependencies: { b: '*' } },
      'functions/node_modules/b': { version: '2.1.0' },
      'node_modules/a': { version: '1.0.0' },
    });
    expect(kept).toMatchObject({
      'node_modules/a': { version: '2.0.0' },
      'node_modules/b': { version: '2.1.0' },
    });
  });

  test('keeps packages of other machines as optional, and what both ways lead to as required', () => {
    const kept = prune({
      'node_modules/a': {
        version: '1.0.0',
        dependencies: { both: '1.0.0', 'for-mac': '1.0.0' },
        optionalDependencies: { 'for-mac': '1.0.0', missing: '1.0.0' },
      },
      'node_modules/for-mac': {
        version: '1.0.0',
        optional: true,
        dependencies: { both: '*', 'mac-part': '*' },
      },
      'node_modules/mac-part': { version: '1.0.0', optional: true },
      'node_modules/both': { version: '1.0.0', dev: true },
    });
    expect(kept).toMatchObject({
      'node_modules/for-mac': { optional: true },
      'node_modules/mac-part': { optional: true },
    });
    expect(kept['node_modules/both']).toEqual({ version: '1.0.0' });
  });

  test('takes peers along, unless they are optional', () => {
    const kept = prune({
      'node_modules/a': {
        version: '1.0.0',
        peerDependencies: { peer: '*', maybe: '*' },
        peerDependenciesMeta: { maybe: { optional: true } },
      },
      'node_modules/peer': { version: '1.0.0', peer: true },
      'node_modules/maybe': { version: '1.0.0' },
    });
    expect(Object.keys(kept)).toEqual(['', 'node_modules/a', 'node_modules/peer']);
  });

  test('is refused for a package that is not locked', () => {
    expect(() => prune({})).toThrow(/no a for functions/);
  });

  test('is refused for two versions that would lie in one place', () => {
    const packages = {
      'functions/node_modules/a': { version: '1.0.0', dependencies: { b: '*' } },
      'functions/node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0', dependencies: { b: '*' } },
      'node_modules/b': { version: '1.0.0' },
    };
    expect(() => prune(packages, { a: '1.0.0', c: '1.0.0' })).toThrow(/node_modules\/b would hold both/);
  });
});

test('what is deployed has the versions that are installed and tested here', () => {
  const lockfile = JSON.parse(readFileSync(repositoryPath('package-lock.json'), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(repositoryPath('functions/package.json'), 'utf8'));
  const external = Object.entries(dependencies).filter(([name]) => !name.startsWith('@kowhai/'));
  const { packages } = pruneLockfile(lockfile, 'functions', {
    ...manifest,
    dependencies: Object.fromEntries(external) as Manifest['dependencies'],
  });
  const kept = Object.entries(packages).filter(([folder]) => folder !== '');
  expect(kept.length).toBeGreaterThan(100);
  for (const [folder, { version, ...facts }] of kept) {
    expect(facts, folder).toHaveProperty('integrity');
    expect(facts, folder).not.toHaveProperty('resolved');
    if (Object.hasOwn(facts, 'optional')) continue;
    const installed = JSON.parse(readFileSync(repositoryPath(folder, 'package.json'), 'utf8'));
    expect(installed.version, folder).toBe(version);
  }
});
