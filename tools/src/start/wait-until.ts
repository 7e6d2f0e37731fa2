import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '#tools/command/command-error.ts';
import type { ManagedProcess } from '#tools/command/process-manager.ts';

const pauseMs = 150;

/** @param isGood default: any response @throws CommandError on a timeout, with the last result */
export async function waitForResponse(
  url: string,
  what: string,
  timeoutMs: number,
  isGood: (response: Response) => boolean = () => true,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = 'nothing answered';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      if (isGood(response)) return;
      last = `the last answer was ${response.status}`;
    } catch {
      // The server does not listen yet.
    }
    await delay(pauseMs);
  }
  throw new CommandError(`${what} wasn’t ready at ${url} within ${timeoutMs / 1000} s: ${last}.`);
}

/** Rejects with the process's last output when it exits without `stop`; never resolves. */
export async function failOnExit(process: ManagedProcess): Promise<never> {
  const code = await process.exited;
  if (process.isStopped()) return new Promise<never>(() => {});
  const words = process.lastLines().map((line) => `\n  ${line}`);
  throw new CommandError(
    `${process.name} ended with code ${code}; the last it said was:${words.join('') || ' none'}`,
  );
}
