import { watch } from 'node:fs';
import { CommandError } from '#tools/command/command-error.ts';
import type { ProcessManager } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { buildFunctions, type Log } from './builds.ts';

const settleMs = 200;

/**
 * Builds the functions again whenever their sources change, for as long as this process lives. The Functions
 * emulator watches the built folder and loads what is new there.
 */
export function rebuildFunctionsOnChange(processes: ProcessManager, log: Log): void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();

  function rebuild(): void {
    // One build at a time, and each change gets one that began after it.
    building = building
      .then(() => buildFunctions(processes, 'emulators', log))
      .catch((error: unknown) => log(error instanceof CommandError ? error.message : String(error)));
  }

  for (const folder of ['functions/src', 'domain/src']) {
    // An editor writes a file in several steps; the build starts when it is quiet.
    watch(repositoryPath(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, settleMs);
    }).unref();
  }
}
