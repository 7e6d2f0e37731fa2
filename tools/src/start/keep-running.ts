import type { Log } from '#tools/build/builds.ts';
import type { ManagedProcess } from '#tools/command/process-manager.ts';
import { failOnExit } from './wait-until.ts';

export type RunningProcess = {
  process: ManagedProcess;
  isReady: Promise<void>;
};

/** Restarts it whenever it exits. @returns `isReady`, and `failure`, which rejects if it never was ready */
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
  // Thrown later, where the caller awaits the stack.
  failure.catch(() => {});
  return { isReady, failure, restarts: () => restarts, stop: () => current.process.stop() };
}
