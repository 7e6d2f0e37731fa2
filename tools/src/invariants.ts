/**
 * npm run invariants [-- --project <id>] [--since <day>] [--mend]; without a project, on the local stack: a read for each
 * record, or for each that changed since the day. It only reads, but for the desk's counts with --mend.
 */
import { parseArgs } from 'node:util';
import { startOfDay } from '@kowhai/domain/time/day';
import { emulatorEnvironment, ports } from '#tools/command/addresses.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { isPortFree } from '#tools/command/ports.ts';
import { openShop } from '#tools/go-live/open-live.ts';
import { checkShop } from '#tools/invariants/data-checks.ts';
import { mendDesk } from '#tools/invariants/desk-check.ts';
import { listUncounted } from '#tools/invariants/stock-check.ts';

const maxShown = 20;
/** Larger collections show their progress. */
const shownSize = 5000;

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, since: { type: 'string' }, mend: { type: 'boolean' } },
    });
    const since = readSince(values.since);
    if (values.mend && since !== undefined)
      throw new CommandError('--mend counts every record, so leave --since out.');
    if (values.project === undefined) {
      Object.assign(process.env, emulatorEnvironment);
      if (await isPortFree(ports.firestore))
        throw new CommandError(
          'The local stack isn’t running. Start it with "npm start", or name a --project.',
        );
    }
    const read = new Map<string, number>();
    const app = await openShop(values.project);
    const { shop, results } = await checkShop(app, {
      since,
      onSlice(slice) {
        read.set(slice.name, slice.read);
        if (slice.total > shownSize) console.error(`  ${slice.name}: ${slice.read} of ${slice.total}`);
      },
    });
    for (const { name, violations, isSkipped } of results) {
      console.log(`${isSkipped ? '–' : violations.length === 0 ? '✓' : '✗'} ${name}`);
      for (const violation of violations.slice(0, maxShown)) console.log(`    ${violation}`);
      if (violations.length > maxShown) console.log(`    and ${violations.length - maxShown} more`);
    }
    if (values.mend) {
      await mendDesk(app, shop);
      console.log('The desk’s counts are mended: check again.');
    }
    if (since !== undefined) console.log('– needs every record, so it’s left out with --since');
    const uncounted = since === undefined ? listUncounted(shop) : [];
    if (uncounted.length > 0)
      console.log(`! We couldn’t check stock that staff have never counted: ${uncounted.join(', ')}`);
    const failed = results.filter(({ violations }) => violations.length > 0).length;
    const counted = Object.entries({
      orders: 'orders',
      hardwares: 'items',
      users: 'people',
      outbox: 'emails',
    })
      .map(([name, words]) => `${read.get(name) ?? 0} ${words}`)
      .join(', ');
    console.log(
      `${counted}: ${failed === 0 ? 'all checks pass.' : `${failed} of ${results.length} checks fail.`}`,
    );
    return failed === 0 ? 0 : 1;
  });
}

/** @throws CommandError for what is no day */
function readSince(day: string | undefined): string | undefined {
  if (day === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new CommandError('--since needs a day, such as --since 2026-11-20.');
  return startOfDay(day);
}
