import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createProcessManager } from '#tools/command/process-manager.ts';
import { keepRunning, type RunningProcess } from './keep-running.ts';

const manager = createProcessManager();
const logFile = join(mkdtempSync(join(tmpdir(), 'keep-running-')), 'part.log');

afterEach(() => manager.stopAll());

/** Starts one shell script after the other, the last one again and again; each is ready once it says so. */
function startScripts(...scripts: string[]): () => RunningProcess {
  return () => {
    const ready = Promise.withResolvers<void>();
    const process = manager.start({
      name: 'The part',
      command: '/bin/sh',
      args: ['-c', (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? ''],
      logFile,
      onLine: (line) => line === 'ready' && ready.resolve(),
    });
    return { process, isReady: ready.promise };
  };
}

const lasts = 'echo ready; exec sleep 600';

it('a part that exits is reported with its last output, and restarted', async () => {
  const log = vi.fn();
  const part = keepRunning(startScripts('echo ready; echo it broke >&2; exit 3', lasts), log);
  await vi.waitUntil(() => part.restarts() === 1, { timeout: 10_000 });
  expect(log.mock.calls.join()).toMatch(/The part ended with code 3,[\s\S]*it broke/);
  // The file is written a moment after the line was heard.
  const previousLog = logFile.replace('.log', '.previous.log');
  await vi.waitUntil(() => readFileSync(previousLog, 'utf8').includes('it broke'), { timeout: 10_000 });
  await part.stop();
  expect(part.restarts()).toBe(1);
});

it('a part that ends before it is ready fails', async () => {
  const part = keepRunning(startScripts('echo no port >&2; exit 1'), vi.fn());
  await expect(part.failure).rejects.toThrow(/The part ended with code 1,[\s\S]*no port/);
});

it('a stopped part is not restarted', async () => {
  const log = vi.fn();
  const part = keepRunning(startScripts(lasts), log);
  await part.isReady;
  await part.stop();
  expect([part.restarts(), log.mock.calls]).toEqual([0, []]);
});
