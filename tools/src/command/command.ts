import { CommandError } from './command-error.ts';
import { createProcessManager, type ProcessManager } from './process-manager.ts';

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** What a running command has at hand. */
export interface CommandSession {
  readonly processes: ProcessManager;
  /** From here on, being told to end is the normal way to end: exit code 0 and a calm sentence. */
  runUntilStopped(): void;
}

/**
 * Runs a command of `npm run`: prints one sentence for a fault the person can mend, and ends every process it
 * started when it is done, when it fails, on Ctrl-C or a signal at any moment, and when its parent has gone.
 * @param main gives the exit code, 0 when it gives none
 */
export async function runCommand(
  main: (session: CommandSession) => Promise<number | undefined>,
): Promise<never> {
  const processes = createProcessManager();
  let isUp = false;
  let isEnding = false;

  async function end(code: number, sentence?: string): Promise<never> {
    if (isEnding) return new Promise<never>(() => {});
    isEnding = true;
    await processes.stopAll();
    if (sentence) console.log(sentence);
    process.exit(code);
  }

  function endOnRequest(code: number): void {
    void (isUp
      ? end(0, '\nStopped; nothing is left running.')
      : end(code, '\nStopped before it was done; nothing is left running.'));
  }

  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => endOnRequest(code));
  // The bootstrap holds the other end of this channel: it closes when the bootstrap has gone.
  if (process.connected) {
    process.once('disconnect', () => endOnRequest(exitCodes.SIGTERM));
    process.channel?.unref();
  }

  try {
    const code = await main({
      processes,
      runUntilStopped() {
        isUp = true;
      },
    });
    return await end(code ?? 0);
  } catch (error) {
    if (!isEnding)
      console.error(error instanceof CommandError ? error.message : (describeArgs(error) ?? error));
    return end(1);
  }
}

/** What `parseArgs` has to say of a wrong command line, in its first sentence; its second is about quoting. */
function describeArgs(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message.split('. ')[0]}.` : undefined;
}
