import { mkdirSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { CommandError } from './command-error.ts';
import { createProcessManager, type ProcessManager } from './process-manager.ts';
import { repositoryPath } from './repository.ts';

const errorLog = '.local/logs/error.log';
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

export type CommandSession = {
  readonly processes: ProcessManager;
  /** From now on a signal ends it with exit code 0. @param save runs first, while the processes still run */
  runUntilStopped(save?: () => Promise<void>): void;
};

/** Prints one sentence for any fault, and ends every process that it started. @param main returns the exit code */
export async function runCommand(
  main: (session: CommandSession) => Promise<number | undefined>,
): Promise<never> {
  const processes = createProcessManager();
  let isUp = false;
  let isEnding = false;
  let save = async () => {};
  let saving: Promise<void> | undefined;

  async function end(code: number, sentence?: string): Promise<never> {
    if (isEnding) return new Promise<never>(() => {});
    isEnding = true;
    await processes.stopAll();
    if (sentence) console.log(sentence);
    process.exit(code);
  }

  function endOnRequest(code: number): void {
    if (!isUp) return void end(code, '\nStopped before it finished. Nothing’s left running.');
    // Ctrl-C comes more than once: from the terminal and from the bootstrap.
    saving ??= save();
    saving.then(() => end(0, '\nStopped. Nothing’s left running.'), endOnFault);
  }

  function endOnFault(error: unknown): Promise<never> {
    if (!isEnding) console.error(describeFault(error));
    return end(1);
  }

  process.on('uncaughtException', endOnFault);
  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => endOnRequest(code));
  if (process.connected) {
    process.once('disconnect', () => endOnRequest(exitCodes.SIGTERM));
    process.channel?.unref();
  }

  try {
    const code = await main({
      processes,
      runUntilStopped(saveFirst = save) {
        isUp = true;
        save = saveFirst;
      },
    });
    return await end(code ?? 0);
  } catch (error) {
    return endOnFault(error);
  }
}

function describeFault(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const { code, message, name }: Omit<NodeJS.ErrnoException, 'code'> & { code?: unknown } =
    error instanceof Error ? error : new Error(inspect(error));
  // Those of gRPC and of Google are numbers.
  if (`${code}`.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}.`;
  // Of several refused addresses, Node gives the code alone.
  const [firstLine = ''] = (message || `${code ?? name}`).split('\n');
  return `Something went wrong: ${firstLine.replace(/[.:]$/, '')}. ${keepDetails(error)}`;
}

/** @returns where they are, also on a disk that is full or read-only */
function keepDetails(error: unknown): string {
  try {
    mkdirSync(repositoryPath('.local/logs'), { recursive: true });
    writeFileSync(repositoryPath(errorLog), inspect(error));
    return `The details are in ${errorLog}.`;
  } catch (fault) {
    return `We couldn’t keep the details: ${fault instanceof Error ? fault.message : fault}.`;
  }
}
