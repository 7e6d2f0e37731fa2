// Loaded into firebase-tools, whose Functions emulator starts a process for each call at once, keeps them all, and has no
// setting for it. Here a function's process takes all its calls, as Cloud Run lets it (`concurrency` in index.ts).
import { createRequire } from 'node:module';

type Worker = { readonly state: string };
type Trigger = { readonly id: string };

type WorkerPool = {
  cleanUpWorkers(): void;
  getTriggerWorkers(triggerId: string): readonly Worker[];
  getIdleWorker(triggerId: string): Worker | undefined;
};

type FunctionsEmulator = {
  startRuntime(backend: object, trigger?: Trigger): Promise<Worker>;
};

const load = createRequire(import.meta.url);
const { RuntimeWorkerPool }: { RuntimeWorkerPool: { prototype: WorkerPool } } = load(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
);
const { FunctionsEmulator }: { FunctionsEmulator: { prototype: FunctionsEmulator } } = load(
  'firebase-tools/lib/emulator/functionsEmulator.js',
);

/** The process that takes the next call of a function, whatever it is busy with; none as long as it starts. */
RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId).find(({ state }) => state === 'IDLE' || state === 'BUSY');
};

const { startRuntime } = FunctionsEmulator.prototype;

const starts = new Map<string | undefined, Promise<Worker>>();

/** Calls that come while a function's process starts wait for that process. */
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  const begun = starts.get(trigger?.id);
  if (begun) return begun;
  const start = startRuntime.call(this, backend, trigger).finally(() => starts.delete(trigger?.id));
  starts.set(trigger?.id, start);
  return start;
};
