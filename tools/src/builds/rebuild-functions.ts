import { watch } from 'node:fs';
import { ClearError } from '#tools/command/clear-error.ts';
import type { ProcessKeeper } from '#tools/command/process-keeper.ts';
import { inRepository } from '#tools/command/repository.ts';
import { buildFunctions, type Say } from './builds.ts';

const settleMs = 200;

/**
 * Builds the functions again whenever their sources change, for as long as this process lives. The Functions
 * emulator watches the built folder and loads what is new there.
 */
export function rebuildFunctionsOnChange(processes: ProcessKeeper, say: Say): void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();

  function rebuild(): void {
    // One build at a time, and each change gets one that began after it.
    building = building
      .then(() => buildFunctions(processes, 'emulators', say))
      .catch((error: unknown) => say(error instanceof ClearError ? error.message : String(error)));
  }

  for (const folder of ['functions/src', 'domain/src']) {
    // An editor writes a file in several steps; the build starts when it is quiet.
    watch(inRepository(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, settleMs);
    }).unref();
  }
}
