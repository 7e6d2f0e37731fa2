import { rebuildFunctionsOnChange } from '#tools/builds/rebuild-functions.ts';
import type { CommandSession } from '#tools/command/command.ts';
import { readLocalSettings } from '#tools/command/environment.ts';
import { describeStack } from './announce.ts';
import { startStack } from './stack.ts';

/** Starts the local stack, says where everything is, and keeps it until somebody ends it or a part fails. */
export async function runStackUntilStopped(session: CommandSession, site: 'built' | 'hot'): Promise<never> {
  const started = Date.now();
  const settings = readLocalSettings(process.env);
  const stack = await startStack(session.processes, {
    ...settings,
    site,
    isPublishing: site === 'built' && process.env.PUBLISH_PAGES !== 'off',
    log: console.log,
    onFunctionsLog: (line) => console.log(`[functions] ${line}`),
  });
  session.runUntilStopped();
  if (site === 'hot') rebuildFunctionsOnChange(session.processes, console.log);
  console.log(`\nKōwhai Broadband is up after ${((Date.now() - started) / 1000).toFixed(0)} s.\n`);
  console.log(describeStack(stack.firestore, stack.storage, site));
  console.log('\nEverything is kept in memory. Press Ctrl-C to stop.\n');
  return stack.failure;
}
