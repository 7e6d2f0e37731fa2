import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './end-idle-workers.ts';

type Worker = { state: string; readyForWork(): void };

const { RuntimeWorkerPool } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
);
const api = { id: 'api' };
const minuteMs = 60_000;

/** A process of a function in the emulator's own pool, that exits when it is killed. */
function addWorker(pool: { addWorker(trigger: object, runtime: object): Worker }): Worker {
  const child = new EventEmitter();
  const runtime = {
    process: Object.assign(child, { kill: () => child.emit('exit') }),
    events: new EventEmitter(),
  };
  const worker = pool.addWorker(api, runtime);
  worker.readyForWork();
  return worker;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('of a function’s idle processes one is left after a minute', () => {
  const pool = new RuntimeWorkerPool();
  const workers = [addWorker(pool), addWorker(pool), addWorker(pool)];
  vi.advanceTimersByTime(minuteMs - 1);
  expect(workers.map(({ state }) => state)).toEqual(['IDLE', 'IDLE', 'IDLE']);
  vi.advanceTimersByTime(1);
  expect(workers.map(({ state }) => state).sort()).toEqual(['FINISHED', 'FINISHED', 'IDLE']);
  expect(pool.readyForWork(api.id)).toBe(true);
});

it('a process with a call goes on, and has a minute from its end', () => {
  const pool = new RuntimeWorkerPool();
  const worker = addWorker(pool);
  for (let others = 0; others < 2; others++) addWorker(pool);
  vi.advanceTimersByTime(minuteMs / 2);
  worker.state = 'BUSY';
  vi.advanceTimersByTime(minuteMs * 2);
  expect(worker.state).toBe('BUSY');
  worker.state = 'IDLE';
  vi.advanceTimersByTime(minuteMs - 1);
  expect(worker.state).toBe('IDLE');
});
