/**
 * Measures how long 100 customers wait who all want one of the last five units at the same moment. That exactly five
 * get one is tests/data/orders/race.alone.test.ts's to prove; the bar here is that all are answered within 5 seconds.
 * With other numbers it shows what becomes of many who want what there is enough of: sixty have to be placed within 8.
 *
 *   npx node tests/load/last-units.ts [--runs 3] [--customers 60] [--units 1000]
 */
import { parseArgs } from 'node:util';
import * as shop from '#tests/support/shop/shop.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    customers: { type: 'string', default: '100' },
    units: { type: 'string', default: '5' },
  },
});
const { addCustomer, addHardware, addPlan, leaveShop, placeOrder, requestOf, warmUp } = shop;

const customers: shop.Person[] = [];
for (let made = 0; made < Number(values.customers); made += 10) {
  customers.push(...(await Promise.all(Array.from({ length: 10 }, addCustomer))));
}
await warmUp(customers.length, customers[0]?.token ?? '');

for (let run = 0; run < Number(values.runs); run++) {
  const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: Number(values.units) })];
  const started = performance.now();
  const answers = await Promise.all(
    customers.map((customer) => placeOrder(customer, requestOf({ plan, hardware }))),
  );
  const tookMs = performance.now() - started;
  const sold = answers.filter((answer) => answer.status === 201).length;
  const refusals = answers
    .filter(({ status }) => status !== 201)
    .map(({ status, body }) => `${status} ${body?.code}`);
  const kinds = [...new Set(refusals)].join(', ');
  console.log(`${sold} sold, ${refusals.length} refused ${kinds}, all answered in ${Math.round(tookMs)} ms`);
}
await leaveShop();
