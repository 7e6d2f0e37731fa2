import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repositoryPath } from './repository.ts';

test.each([
  ['start', '--help', "Unknown option '--help'."],
  ['seed', '--all', "Unknown option '--all'."],
  ['go-live', '--proj', "Unknown option '--proj'."],
])('npm run %s %s says in one sentence what it does not take', (command, argument, sentence) => {
  const file = repositoryPath('tools/src', `${command}.ts`);
  const { status, stderr } = spawnSync(process.execPath, [file, argument], { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, expect.stringContaining(sentence)]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
