import { hardware } from '@kowhai/domain/catalogue/hardware';
import { makePriceList } from '@kowhai/domain/catalogue/price-list';
import { runDataChecks } from '@kowhai/tools/invariants/data-checks';
import { findDrift } from '@kowhai/tools/invariants/desk-check';
import { readShop, type Stored } from '@kowhai/tools/invariants/read-shop';
import { app, type Person } from './shop.ts';

/** What a test has brought into the shop. */
type Own = {
  customers: readonly Person[];
  /** How many units there were of its hardware, by id. */
  stockAtStart: Record<string, number>;
};

/** Runs every data check on what the test's own customers did: other tests store damaged records on purpose. */
export async function listViolations({ customers, stockAtStart }: Own): Promise<string[]> {
  const shop = await readShop(app);
  const uids = new Set(customers.map(({ uid }) => uid));
  const isOwn = (order: Stored) => uids.has(order.user?._id ?? '');
  const [orders, archivedOrders] = [shop.orders.filter(isOwn), shop.archivedOrders.filter(isOwn)];
  const idempotency = shop.idempotency.filter(({ _id }) => uids.has(_id.split('_')[0] ?? ''));
  const ids = new Set([...orders, ...archivedOrders, ...idempotency].map((one) => one.orderId ?? one._id));
  const counts = Object.entries(stockAtStart).map(([_id, to]) => ({
    ...{
      _id: `count-${_id}`,
      at: new Date(0).toISOString(),
      action: 'update',
      by: { _id: 'count', name: 'Count' },
    },
    record: { kind: 'hardware', _id, name: _id },
    changes: [{ field: 'countInStock', from: null, to }],
  }));
  const hardwares = shop.hardwares.filter(({ _id }) => _id in stockAtStart);
  const desk = [{ _id: '0', counts: findDrift({ desk: [], orders, enquiries: [] }) }];
  const results = runDataChecks({
    at: shop.at,
    orders,
    archivedOrders,
    idempotency,
    hardwares,
    audit: [
      ...counts,
      ...shop.audit.filter(({ record }) => ids.has(record?._id) || record?._id in stockAtStart),
    ],
    outbox: shop.outbox.filter(({ job }) => ids.has(job?.order?._id)),
    ...{
      products: [],
      // Tests store their items without the list, which says nothing of an order.
      priceList: [
        makePriceList(
          [],
          hardwares.flatMap((stored) => hardware.safeParse(stored).data ?? []),
        ),
      ],
      coverage: [],
      users: [],
      revoked: [],
      pendingAuthSyncs: [],
      uploads: [],
      enquiries: [],
      // Counts of other tests are in it.
      desk,
    },
    accounts: [],
    files: new Set(),
    shippedFiles: new Set(),
  });
  return results.flatMap(({ violations }) => violations);
}
