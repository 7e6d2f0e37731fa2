import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grownShop, growShop } from '@kowhai/tools/seed/grow-shop';
import { restoreShop } from '@kowhai/tools/seed/restore-shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallCounts, countCalls } from '#tests/load/count-calls.ts';
import { readGrowthTable } from '#tests/load/growth-table.ts';

const stored = readGrowthTable(readFileSync(join(import.meta.dirname, '../../docs/growth.md'), 'utf8'));

/** As many as Google's emulator answers for in time. What reads each order shows at once. */
const grown = { ...grownShop, orders: 300, people: 100, enquiries: 100 };

// Other long tests leave a full shop behind.
beforeAll(async () => void (await restoreShop()), 120_000);
afterAll(async () => void (await restoreShop()), 120_000);

type Count = { reads: number; bytes: number };

/**
 * What a page holds depends on the records that come first, the desk's record names the days that are promised, and a
 * coverage has the note of the test before.
 */
const withoutBytes = [
  ...['listPlans', 'listHardware', 'watchDesk', 'getDashboard'],
  ...['getCoverage', 'changeCoverage', 'listCoverage'],
];
/** Items that run low: of few all, of many ten. Counts cost a read for each thousand, and the tests before left many. */
const moreReads: Record<string, number> = {
  getDashboard: 10,
  countOrders: 1,
  countUsers: 1,
  countEnquiries: 1,
};

/** The calls that read or answer over a tenth more than before. */
function listGrown(before: ReadonlyMap<string, Count>, after: CallCounts): string[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const then = before.get(name);
    if (!then) return [`${name} is not in docs/growth.md`];
    return (withoutBytes.includes(name) ? (['reads'] as const) : (['reads', 'bytes'] as const))
      .filter((of) => now[of] > then[of] * 1.1 + (of === 'reads' ? (moreReads[name] ?? 0) : 0))
      .map((of) => `${name}: ${then[of]} ${of} became ${now[of]}`);
  });
}

it('each call reads and answers as much as docs/growth.md says, and no more in a shop with 100 items and many orders', {
  timeout: 600_000,
}, async () => {
  const small = await countCalls();
  // Other tests have left colleagues behind.
  const { listColleagues: _, ...asStored } = small;
  expect(listGrown(stored, asStored)).toEqual([]);
  await growShop(grown, () => {});
  expect(listGrown(new Map(Object.entries(small)), await countCalls())).toEqual([]);
});
