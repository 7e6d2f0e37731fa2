import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { runStackUntilStopped } from '#tools/stack/run-stack.ts';

await runCommand((session) => {
  parseArgs();
  return runStackUntilStopped(session, 'hot');
});
