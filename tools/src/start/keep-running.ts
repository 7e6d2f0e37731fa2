import type { Log } from '#tools/build/builds.ts';
import type { ManagedProcess } from '#tools/command/process-manager.ts';
import { failOnExit } from './wait-until.ts';

export type RunningProcess = {
  process: ManagedProcess;
  isReady: Promise<void>;
};

/**
 * Runs a stateless part, and restarts it whenever it exits.
 * @param log gets its last output
 * @returns `isReady` resolves when it is ready for the first time; `failure` rejects when it exits before
 * that
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
  // Thrown later, where the caller awaits the stack.
  failure.catch(() => {});
  return { isReady, failure, restarts: () => restarts, stop: () => current.process.stop() };
}
