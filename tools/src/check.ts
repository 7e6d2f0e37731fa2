import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { runVitest, unitTests } from '#tools/test/run-vitest.ts';
import { runStaticChecks } from '#tools/test/static-checks.ts';
import { exitCodeOf, summarize, sumTallies } from '#tools/test/tally.ts';

await runCommand(async ({ processes }) => {
  parseArgs();
  const total = sumTallies([await runStaticChecks(processes), await runVitest(processes, unitTests)]);
  console.log(summarize(total));
  return exitCodeOf(total);
});
