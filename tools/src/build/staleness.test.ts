import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { digestInputs, isFresh, markFresh } from './staleness.ts';

let root = '';
let source = '';
let output = '';

const isBuilt = (mode = 'emulators') => isFresh(output, digestInputs([source], mode));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kowhai-staleness-'));
  source = join(root, 'src');
  output = join(root, 'dist');
  mkdirSync(join(source, 'deep'), { recursive: true });
  mkdirSync(output);
  writeFileSync(join(source, 'deep', 'page.ts'), 'one');
  markFresh(output, digestInputs([source], 'emulators'));
  return () => rmSync(root, { recursive: true });
});

it('nothing changed: the output is fresh', () => {
  expect(isBuilt()).toBe(true);
});

it('an output that was cleared away is stale', () => {
  rmSync(output, { recursive: true });
  expect(isBuilt()).toBe(false);
});

it('an output made in another mode is stale', () => {
  expect(isBuilt('production')).toBe(false);
});

it('a changed file makes it stale, even with its old size', () => {
  const page = join(source, 'deep', 'page.ts');
  writeFileSync(page, 'two');
  utimesSync(page, new Date(), new Date(Date.now() + 5000));
  expect(isBuilt()).toBe(false);
});

it('a new file makes it stale', () => {
  writeFileSync(join(source, 'new.ts'), '');
  expect(isBuilt()).toBe(false);
});

it('a deleted file makes it stale', () => {
  rmSync(join(source, 'deep', 'page.ts'));
  expect(isBuilt()).toBe(false);
});

it('tests and outputs beside the source do not count', () => {
  writeFileSync(join(source, 'page.test.ts'), '');
  mkdirSync(join(source, 'dist'));
  writeFileSync(join(source, 'dist', 'page.js'), '');
  expect(isBuilt()).toBe(true);
});
