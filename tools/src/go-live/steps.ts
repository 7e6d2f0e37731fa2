import { CommandError } from '#tools/command/command-error.ts';
import type { Google } from './google.ts';

export type LiveSettings = {
  site: string;
  sender: string;
  provider: string;
  admin?: string | undefined;
  alerts?: string | undefined;
  /** Monthly, in the billing account's currency. */
  budget?: string | undefined;
  isNewKey?: boolean | undefined;
};

export type Live = {
  project: string;
  settings: LiveSettings;
  google: Google;
  run: (args: readonly string[]) => Promise<void>;
  root: string;
  log: (sentence: string) => void;
  isDryRun?: boolean;
};

/** Repeatable: it reads the current state and does the rest. A check only reads, and says how to fix it. */
export type Step = {
  name: string;
  isCheck?: true;
  /** Its failure stops nothing else, and is reported at the end. */
  isAside?: true;
  run(live: Live): Promise<string | undefined>;
};

/** Consecutive checks all run before it throws. @throws CommandError naming what is missing or failed */
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
