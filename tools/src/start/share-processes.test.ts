import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import './share-processes.ts';

type Worker = { state: string; readyForWork(): void };

const load = createRequire(import.meta.url);
const { RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js');
const api = { id: 'api' };

/** A process of a function in the emulator's own pool. */
function addWorker(pool: { addWorker(trigger: object, runtime: object): Worker }): Worker {
  return pool.addWorker(api, { process: new EventEmitter(), events: new EventEmitter() });
}

it('a function’s process takes a call while it has others, and none before it listens or while it ends', () => {
  const pool = new RuntimeWorkerPool();
  expect(pool.getIdleWorker('api')).toBeUndefined();
  const worker = addWorker(pool);
  expect(pool.getIdleWorker('api')).toBeUndefined();
  worker.readyForWork();
  expect(pool.getIdleWorker('api')).toBe(worker);
  worker.state = 'BUSY';
  expect(pool.getIdleWorker('api')).toBe(worker);
  expect(pool.getIdleWorker('upload')).toBeUndefined();
  worker.state = 'FINISHING';
  expect(pool.getIdleWorker('api')).toBeUndefined();
});

it('calls that come while a function’s process starts wait for that process', async () => {
  const started: Worker[] = [];
  const emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: async () => ({}),
    startNode: async () => ({}),
    workerPools: {
      shop: {
        addWorker: () => {
          const worker = { state: 'CREATED', readyForWork: () => {}, waitForSocketReady: async () => {} };
          started.push(worker);
          return worker;
        },
      },
    },
  });
  const start = () => emulator.startRuntime({ codebase: 'shop', runtime: 'nodejs24' }, api);
  expect(await Promise.all([start(), start()])).toEqual([started[0], started[0]]);
  // That process may have ended since.
  expect(await start()).toBe(started[1]);
});
