import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryPath } from './repository.ts';

it.each([
  ['start', '--help', "Unknown option '--help'."],
  ['seed', '--all', "Unknown option '--all'."],
  ['go-live', '--proj', "Unknown option '--proj'."],
])('npm run %s %s says in one sentence what it does not take', (command, argument, sentence) => {
  const file = repositoryPath('tools/src', `${command}.ts`);
  const { status, stderr } = spawnSync(process.execPath, [file, argument], { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, expect.stringContaining(sentence)]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

it.each([
  ['fails', 'throw new TypeError("It broke.\\nTwice")'],
  [
    'leaves a failure that nobody waits for',
    'Promise.reject(new TypeError("It broke.")); await new Promise(() => {})',
  ],
])('a command that %s says so in one sentence, and where the stack is', (_, body) => {
  const { href } = new URL('./command.ts', import.meta.url);
  const program = `import { runCommand } from ${JSON.stringify(href)}; await runCommand(async () => { ${body} });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'Something went wrong: It broke. The details are in .local/logs/error.log.\n',
  ]);
  expect(readFileSync(repositoryPath('.local/logs/error.log'), 'utf8')).toContain('TypeError: It broke.');
});
