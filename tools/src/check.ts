import { parseArgs } from 'node:util';
import { runVitest } from '#tools/checks/run-vitest.ts';
import { runStaticChecks } from '#tools/checks/static-checks.ts';
import { exitCodeOf, summarize, sumTallies } from '#tools/checks/tally.ts';
import { runCommand } from '#tools/command/command.ts';

// The quick part of the tests, for before a commit. Component tests take longer than anybody waits: "npm test" has them.
await runCommand(async ({ processes }) => {
  parseArgs();
  const total = sumTallies([await runStaticChecks(processes), await runVitest(processes, ['unit'])]);
  console.log(summarize(total));
  return exitCodeOf(total);
});
