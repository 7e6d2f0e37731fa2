import type { Log } from '#tools/build/builds.ts';
import type { ManagedProcess } from '#tools/command/process-manager.ts';
import { failOnExit } from './wait-until.ts';

/** A process that was started, and when it is of use. */
export interface RunningProcess {
  process: ManagedProcess;
  isReady: Promise<void>;
}

/**
 * Runs a part that keeps nothing which would be lost with it, and starts it again whenever it ends by itself.
 * @param log hears that it ended, with its last words
 * @returns `isReady`, which resolves when it is ready for the first time; `failure`, which rejects in one sentence when it
 *   ends before it is ready, and never resolves; how often it was started again; and how to stop it
 */
export function keepRunning(start: () => RunningProcess, log: Log) {
  let current = start();
  let restarts = 0;
  const { isReady } = current;

  async function restartForEver(): Promise<never> {
    for (;;) {
      const ended = failOnExit(current.process);
      await Promise.race([current.isReady, ended]);
      const failure: Error = await ended.catch((error: Error) => error);
      log(`${failure.message}\nNothing’s lost. Starting it again …`);
      restarts += 1;
      current = start();
    }
  }
  const failure = restartForEver();
  // A failure is thrown where the caller waits for the stack later on.
  failure.catch(() => {});
  return { isReady, failure, restarts: () => restarts, stop: () => current.process.stop() };
}
