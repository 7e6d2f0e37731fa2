// Loaded into firebase-tools, whose Functions emulator starts a process for each concurrent call, keeps them all, and has
// no setting for it: after an hour of two people at the desk, 50 of them held 7 GB.
import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

type Worker = {
  state: string;
  readonly stateEvents: EventEmitter;
  readonly runtime: { readonly process: { kill(): void } };
};

type WorkerPool = {
  addWorker(trigger: { id: string } | undefined, ...rest: unknown[]): Worker;
  getTriggerWorkers(triggerId: string | undefined): readonly Worker[];
};

const { RuntimeWorkerPool }: { RuntimeWorkerPool: { prototype: WorkerPool } } = createRequire(
  import.meta.url,
)('firebase-tools/lib/emulator/functionsRuntimeWorker.js');

const idleMs = 60_000;
const { addWorker } = RuntimeWorkerPool.prototype;

/** Ends a function's process that has been idle for a minute, unless it is the function's last. */
RuntimeWorkerPool.prototype.addWorker = function (trigger, ...rest) {
  const worker = addWorker.call(this, trigger, ...rest);
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    const idle = this.getTriggerWorkers(trigger?.id).filter(({ state }) => state === 'IDLE');
    if (idle.length < 2) return;
    // As the emulator does on a reload: it gives no call to a process in this state.
    worker.state = 'FINISHING';
    worker.runtime.process.kill();
  };
  worker.stateEvents.on('BUSY', () => clearTimeout(timer));
  worker.stateEvents.on('IDLE', () => {
    clearTimeout(timer);
    timer = setTimeout(end, idleMs);
    timer.unref();
  });
  return worker;
};
