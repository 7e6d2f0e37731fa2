import { runVitest } from '#tools/checks/run-vitest.ts';
import { runStaticChecks } from '#tools/checks/static-checks.ts';
import { closingLine, exitCodeOf, sumTallies } from '#tools/checks/tally.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(async ({ processes }) => {
  const total = sumTallies([await runStaticChecks(processes), await runVitest(processes, ['unit', 'web'])]);
  console.log(closingLine(total));
  return exitCodeOf(total);
});
