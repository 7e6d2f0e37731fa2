import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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

/** Runs it as a command. @returns its exit code, and what it printed as an error */
function runBody(body: string) {
  const { href } = new URL('./command.ts', import.meta.url);
  const program = `import { runCommand } from ${JSON.stringify(href)}; await runCommand(async () => { ${body} });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

it.each([
  ['fails', 'throw new TypeError("It broke.\\nTwice")'],
  [
    'leaves a failure that nobody waits for',
    'Promise.reject(new TypeError("It broke.")); await new Promise(() => {})',
  ],
  ['fails with a number as its code', 'throw Object.assign(new TypeError("It broke."), { code: 14 })'],
])('a command that %s says so in one sentence, and where the stack is', (_, body) => {
  expect(runBody(body)).toEqual({
    status: 1,
    stderr: 'Something went wrong: It broke. The details are in .local/logs/error.log.\n',
  });
  expect(readFileSync(repositoryPath('.local/logs/error.log'), 'utf8')).toContain('TypeError: It broke.');
});

it('a fault whose details cannot be kept is described all the same', () => {
  const full = '[Symbol.for("nodejs.util.inspect.custom")]: () => { throw new Error("the disk is full"); }';
  const body = `throw Object.assign(new Error("It broke."), { ${full} });`;
  expect(runBody(body)).toEqual({
    status: 1,
    stderr: 'Something went wrong: It broke. We couldn’t keep the details: the disk is full.\n',
  });
});

it('the doctor tells of each part of the machine in a line, and where there is a remedy in two', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [repositoryPath('tools/run.cjs'), 'doctor'], {
    encoding: 'utf8',
    env: { ...process.env, HTTPS_PROXY: 'http://proxy.kowhai.example', LC_ALL: 'C' },
  });
  const names = [...stdout.matchAll(/^[✓✗] (\w+) +\S.*$/gmu)].map(([, name]) => name);
  expect(stderr).toBe('');
  expect(names).toEqual(
    'Node Packages Folder Disk TMPDIR Memory Java Emulators Locale Proxy Ports'.split(' '),
  );
  expect(stdout.match(/^✗.*\n {13}\S/gmu)?.length ?? 0).toBe(stdout.match(/^✗/gmu)?.length ?? 0);
  expect(stdout).toContain('HTTPS_PROXY, for installing and going live');
});

it.each([
  ['wh?y', 'start', '"?"'],
  ['a:b', 'start', '":"'],
  ['node_modules/kowhai', 'start', '"node_modules"'],
  ['#1', 'test', '"#"'],
])('in a folder called %s, %s is refused before anything starts', (name, command, found) => {
  const folder = mkdtempSync(join(tmpdir(), 'kowhai-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name, 'tools/run.cjs');
  cpSync(repositoryPath('tools/run.cjs'), file);
  const { status, stderr } = spawnSync(process.execPath, [file, command], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    `This can’t run in ${JSON.stringify(join(folder, name))}: Node and its tools don’t cope with ${found} in a folder’s path. Please move it to another folder.\n`,
  ]);
});
