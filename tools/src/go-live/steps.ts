import { CommandError } from '#tools/command/command-error.ts';
import type { Google } from './google.ts';

/** What only a person knows about a live shop. */
export interface LiveSettings {
  /** The site's address, such as https://shop.example. */
  site: string;
  /** The address that mails come from. */
  sender: string;
  /** Where the shop's own staff get their mails. */
  provider: string;
  /** The first admin's address; needed until there is one. */
  admin?: string | undefined;
  /** Who hears of alerts: the provider unless said. */
  alerts?: string | undefined;
  /** What a month may cost before somebody hears of it, in the billing account's currency. */
  budget?: string | undefined;
  /** The functions get a new key, because the one before has leaked. */
  newKey?: boolean | undefined;
}

/** What the steps work with. */
export interface Live {
  project: string;
  settings: LiveSettings;
  google: Google;
  /** Runs a program of Node's on this machine to its end. @throws CommandError where it fails */
  run: (args: readonly string[]) => Promise<void>;
  /** The repository, whose files of settings are written. */
  root: string;
  log: (sentence: string) => void;
  /** Nothing is sent, run or written: it is only said. */
  isDryRun?: boolean;
}

/**
 * One thing on the way to a live site. It looks at what is there and does the rest, so that it can be run again.
 * A check only looks. What it throws as a CommandError says how to mend it.
 */
export interface Step {
  name: string;
  isCheck?: true;
  /** What it refuses keeps nothing else from being done, and is told at the end. */
  isAside?: true;
  /** @returns what there is to say about it, nothing where it is done and that is all */
  run(live: Live): Promise<string | undefined>;
}

/**
 * Runs steps in their order. Checks that follow each other all run, and what they miss is told at once, before anything
 * after them is done.
 * @throws CommandError naming each thing that is missing, or what went wrong and that the command can be run again
 */
export async function runSteps(steps: readonly Step[], live: Live): Promise<void> {
  const missing: string[] = [];
  const aside: string[] = [];
  const stopWhereMissing = () => {
    const list = missing.map((sentence) => `\n  ✗ ${sentence}`).join('');
    if (list) throw new CommandError(`Before it can go on:${list}\nThen run the same command again.`);
  };
  for (const { name, isCheck, isAside, run } of steps) {
    if (!isCheck) stopWhereMissing();
    if (live.isDryRun) live.log(`${isCheck ? '? ' : '→ '}${name}`);
    if (live.isDryRun && isCheck) continue;
    try {
      const result = await run(live);
      if (!live.isDryRun) live.log(`✓ ${name}${result ? `: ${result}` : ''}`);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      (isCheck ? missing : aside).push(isCheck ? error.message : `✗ ${name}: ${error.message}`);
      if (!isCheck && !isAside) throw endWith('What came before is done.');
    }
  }
  stopWhereMissing();
  if (aside.length > 0) throw endWith('All else is done.');

  function endWith(sentence: string): CommandError {
    const ending = `${sentence} When that is mended, run the same command again.`;
    return new CommandError([...aside, ending].join('\n'));
  }
}
