import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it, vi } from 'vitest';
import { createProcessManager, type ManagedProcess } from './process-manager.ts';

const manager = createProcessManager();
const logFile = join(mkdtempSync(join(tmpdir(), 'kowhai-manager-')), 'process.log');
const keeperModule = new URL('./process-manager.ts', import.meta.url).href;

afterEach(() => manager.stopAll());

// A killed process whose new parent has not asked for its end yet still has a number: on Linux it is in state Z.
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Starts a shell that starts a sleeper in turn, and gives the sleeper's process id. */
async function startFamily(): Promise<{ family: ManagedProcess; sleeper: number }> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const family = manager.start({
    name: 'family',
    command: '/bin/sh',
    args: ['-c', 'sleep 600 & echo $!; wait'],
    logFile,
    onLine: (line) => resolve(Number(line)),
  });
  return { family, sleeper: await promise };
}

it('stopping a process ends its children too', async () => {
  const { family, sleeper } = await startFamily();
  expect(isAlive(sleeper)).toBe(true);
  await family.stop();
  await vi.waitUntil(() => !isAlive(sleeper));
});

it('a process that exits leaves no children behind, and its last lines can be read', async () => {
  const sleepers: number[] = [];
  const process = manager.start({
    name: 'short-lived',
    command: '/bin/sh',
    args: ['-c', 'sleep 600 & echo $!; echo it broke >&2; exit 3'],
    logFile,
    onLine: (line) => Number(line) && sleepers.push(Number(line)),
  });
  expect(await process.exited).toBe(3);
  await vi.waitUntil(() => sleepers.length === 1 && !isAlive(sleepers[0] ?? 0));
  expect(process.excerpt()).toContain('it broke');
});

it('a program that is not there counts as a failed process', async () => {
  const process = manager.start({ name: 'missing', command: '/nowhere/program', args: [], logFile });
  expect(await process.exited).not.toBe(0);
  expect(process.excerpt().join()).toContain('not found');
});

it('a killed manager’s processes end', async () => {
  const program = `
    import { createProcessManager } from ${JSON.stringify(keeperModule)};
    createProcessManager().start({ name: 'orphan', command: '/bin/sh', args: ['-c', 'echo $$; exec sleep 600'] });
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: parent.stdout }), 'line');
  const orphan = Number(line);
  expect(isAlive(orphan)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitUntil(() => !isAlive(orphan), { timeout: 20_000 });
});

it('of a long output the first lines and the last are shown, without stacks', async () => {
  const script =
    'echo cause; echo "    at frame (file:1:2)"; for n in $(seq 100); do echo "line $n"; done; echo end';
  const process = manager.start({ name: 'talker', command: '/bin/sh', args: ['-c', script], logFile });
  await process.exited;
  const words = process.excerpt();
  expect(words.slice(0, 2)).toEqual(['cause', 'line 1']);
  expect(words.slice(-2)).toEqual(['line 100', 'end']);
  expect(words).toHaveLength(21);
  expect(words[10]).toBe('…');
});
