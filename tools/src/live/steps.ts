import { CommandError } from '#tools/command/command-error.ts';
import type { Google } from './google.ts';
import type { LiveSettings } from './settings.ts';

/** Runs a command of this machine to its end. @throws CommandError where it fails */
export type Run = (command: string, args: readonly string[]) => Promise<void>;

/** What the steps work with. */
export interface Live {
  project: string;
  settings: LiveSettings;
  google: Google;
  run: Run;
  /** The repository, whose files of settings are written. */
  root: string;
  log: (sentence: string) => void;
}

/**
 * One thing on the way to a live site. It looks at what is there and does the rest, so that it can be run again.
 * A check only looks. What it throws as a CommandError says how to mend it.
 */
export interface Step {
  name: string;
  isCheck?: true;
  /** @returns what there is to say about it, nothing where it is done and that is all */
  run(live: Live): Promise<string | undefined>;
}

/**
 * Runs steps in their order. Checks that follow each other all run, and what they miss is told at once, before anything
 * after them is done.
 * @throws CommandError naming each thing that is missing, or what went wrong and that the command can be run again
 */
export async function runSteps(steps: readonly Step[], live: Live): Promise<void> {
  let missing: string[] = [];
  const stopWhereMissing = () => {
    if (missing.length === 0) return;
    const list = missing.map((sentence) => `\n  ✗ ${sentence}`).join('');
    throw new CommandError(`Before it can go on:${list}\nThen run the same command again.`);
  };
  for (const { name, isCheck, run } of steps) {
    if (!isCheck) stopWhereMissing();
    try {
      const result = await run(live);
      live.log(`✓ ${name}${result ? `: ${result}` : ''}`);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (!isCheck) {
        throw new CommandError(
          `✗ ${name}: ${error.message}\nWhat came before is done. When that is mended, run the same command again.`,
        );
      }
      missing = [...missing, error.message];
    }
  }
  stopWhereMissing();
}
