import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '#tools/command/command-error.ts';
import type { ManagedProcess } from '#tools/command/process-manager.ts';

const pauseMs = 150;

/** Less processor time than this in two minutes is no work: processes that wait use some, too. */
const workSeconds = 5;

/**
 * Waits as long as the machine works on it: a slow one takes longer than anybody can say in advance.
 *
 * @param cpuSeconds what the stack's processes have used
 * @param isGood default: any response
 * @throws CommandError once nothing has moved for `patienceMs`, with the last result
 */
export async function waitForResponse(
  url: string,
  what: string,
  cpuSeconds: () => number,
  isGood: (response: Response) => boolean = () => true,
  patienceMs = 120_000,
): Promise<void> {
  let [reached, since] = [cpuSeconds(), Date.now()];
  let last = 'nothing answered';
  while (Date.now() - since < patienceMs) {
    try {
      const response = await fetch(url, {
        signal: AbortSignal.timeout(patienceMs),
        // On a slow machine a later request would be sent on this connection after the server has closed it.
        headers: { connection: 'close' },
      });
      await response.body?.cancel();
      if (isGood(response)) return;
      last = `the last answer was ${response.status}`;
    } catch {
      // The server does not listen yet.
    }
    await delay(pauseMs);
    const used = cpuSeconds();
    if (used - reached >= workSeconds) [reached, since] = [used, Date.now()];
  }
  throw new CommandError(
    `${what} wasn’t ready at ${url}, and nothing has moved for ${patienceMs / 1000} s: ${last}.`,
  );
}

/** Rejects with the process's output when it exits without `stop`; never resolves. */
export async function failOnExit(process: ManagedProcess): Promise<never> {
  const code = await process.exited;
  if (process.isStopped()) return new Promise<never>(() => {});
  const words = process.excerpt().map((line) => `\n  ${line}`);
  throw new CommandError(
    words.length === 0
      ? `${process.name} ended with code ${code} and said nothing.`
      : `${process.name} ended with code ${code}, and said (full log: ${process.logFile}):${words.join('')}`,
  );
}
