/**
 * What grows with the shop: reads, writes and bytes of each call, and bytes and reads of each page, in a new shop, with
 * as large a catalogue as may be on sale, and with years of orders besides. Writes the table of docs/growth.md. It grows the shop that it
 * runs on, so it takes a fresh one:
 *
 *   KOWHAI_FIRESTORE=fireemu npm start
 *   npx node tests/load/growth.ts [--orders 60000]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emulatorEnvironment } from '@kowhai/tools/command/addresses';
import type { CallCounts } from './count-calls.ts';
import type { PageCounts } from './count-pages.ts';
import { writeGrowthTable } from './growth-table.ts';
import { measurePages } from './page-growth.ts';

// Before what reads it while it loads.
Object.assign(process.env, emulatorEnvironment);
const { grownShop, growShop } = await import('@kowhai/tools/seed/grow-shop');
const { countCalls } = await import('./count-calls.ts');
const { countPages } = await import('./count-pages.ts');
const { leaveShop } = await import('#tests/support/shop/shop.ts');

const { values } = parseArgs({ options: { orders: { type: 'string', default: String(grownShop.orders) } } });
const orders = Number(values.orders);

type Measured = { calls: CallCounts; pages: PageCounts };
const measure = async (): Promise<Measured> => {
  const pages = await countPages();
  return { pages, calls: await countCalls() };
};

const share = orders / grownShop.orders;
const nobody = { orders: 0, people: 0, enquiries: 0 };
const customers = {
  orders,
  people: Math.ceil(grownShop.people * share),
  enquiries: Math.ceil(grownShop.enquiries * share),
};
const { plans, hardware } = grownShop;
const weights = [
  await measurePages('shipped', { isRenewed: false }),
  await measurePages('grown', { isRenewed: false }),
] as const;
const shipped = await measure();
await growShop({ ...nobody, plans, hardware }, console.log);
const catalogue = await measure();
await growShop({ ...customers, plans, hardware }, console.log);
const grown = await measure();

const table = writeGrowthTable({ orders, runs: [shipped, catalogue, grown], weights });
writeFileSync(join(import.meta.dirname, '../../docs/growth.md'), table);
await leaveShop();
