import { expect, it } from 'vitest';
import type { Order } from './order.ts';
import { findMailHold, findToldChange } from './told-together.ts';

const customer = { _id: 'aroha', name: 'Aroha' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 9, minute)).toISOString();

/** An order whose item had one unit, and then these, each in its minute. */
function changed(
  ...steps: readonly [minute: number, qty: number, by?: { _id: string; name: string }][]
): Order {
  let from = 1;
  const history = steps.map(([minute, qty, by = customer]) => {
    const changes = [{ _id: 'mesh', name: 'Mesh', from, to: qty }];
    from = qty;
    return { action: 'change' as const, at: at(minute), by, changes };
  });
  return { user: customer, history } as unknown as Order;
}

it.each([
  ['the first change', changed(), 0, false],
  ['one long after another', changed([0, 2]), 5, false],
  ['one soon after another', changed([0, 2]), 4, true],
  ['one soon after staff’s', changed([0, 2, { _id: 'team', name: 'Our team' }]), 1, false],
])('the mail about %s waits for more: %s', (_, order, minute, waits) => {
  expect(findMailHold(order, at(minute)) > 0).toBe(waits);
});

it.each([
  ['one change', changed([0, 2]), [1, 2], 0],
  ['two within minutes', changed([0, 2], [3, 4]), [1, 4], 0],
  ['three, each soon after the one before', changed([0, 2], [4, 4], [8, 7]), [1, 7], 0],
  ['one long after', changed([0, 2], [3, 4], [30, 7]), [4, 7], 30],
])('a mail tells of %s', (_, order, [from, to], since) => {
  expect(findToldChange(order)).toMatchObject({ since: at(since), changes: [{ from, to }] });
});

it('what was changed back is no change', () => {
  expect(findToldChange(changed([0, 2], [1, 1]))?.changes).toEqual([]);
});
