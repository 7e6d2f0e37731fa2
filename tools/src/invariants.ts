/** npm run invariants [-- --project <id>]; without one, on the local stack. It only reads: a read for each record. */
import { parseArgs } from 'node:util';
import { emulatorEnvironment, ports } from '#tools/command/addresses.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { isPortFree } from '#tools/command/ports.ts';
import { openShop } from '#tools/go-live/open-live.ts';
import { runDataChecks } from '#tools/invariants/data-checks.ts';
import { readShop } from '#tools/invariants/read-shop.ts';
import { listUncounted } from '#tools/invariants/stock-check.ts';

const maxShown = 20;

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({ options: { project: { type: 'string' } } });
    if (values.project === undefined) {
      Object.assign(process.env, { ...emulatorEnvironment, ...process.env });
      if (await isPortFree(ports.firestore))
        throw new CommandError(
          'The local stack isn’t running. Start it with "npm start", or name a --project.',
        );
    }
    const shop = await readShop(await openShop(values.project));
    const results = runDataChecks(shop);
    for (const { name, violations } of results) {
      console.log(`${violations.length === 0 ? '✓' : '✗'} ${name}`);
      for (const violation of violations.slice(0, maxShown)) console.log(`    ${violation}`);
      if (violations.length > maxShown) console.log(`    and ${violations.length - maxShown} more`);
    }
    const uncounted = listUncounted(shop);
    if (uncounted.length > 0)
      console.log(`! We couldn’t check stock that staff have never counted: ${uncounted.join(', ')}`);
    const failed = results.filter(({ violations }) => violations.length > 0).length;
    const { orders, outbox, users, hardwares } = shop;
    console.log(
      `${orders.length} orders, ${hardwares.length} items, ${users.length} people and ${outbox.length} emails: ` +
        (failed === 0 ? 'all checks pass.' : `${failed} of ${results.length} checks fail.`),
    );
    return failed === 0 ? 0 : 1;
  });
}
