import { hardware } from '@kowhai/domain/catalogue/hardware';
import { makePriceList } from '@kowhai/domain/catalogue/price-list';
import { fromStored } from '@kowhai/domain/timestamps';
import { runDataChecks } from '@kowhai/tools/invariants/data-checks';
import { findDrift } from '@kowhai/tools/invariants/desk-check';
import type { Stored } from '@kowhai/tools/invariants/read-shop';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { db, type Person } from './shop.ts';

/** What a test has brought into the shop. */
type Own = {
  customers: readonly Person[];
  /** How many units there were of its hardware, by id. */
  stockAtStart: Record<string, number>;
};

/** Reads a collection's records about each of these. */
async function readOf(
  name: string,
  subjects: readonly string[],
  select: (records: Query, subject: string) => Query,
): Promise<Stored[]> {
  const found = await Promise.all(subjects.map((subject) => select(db.collection(name), subject).get()));
  return found.flatMap(({ docs }) =>
    docs.map((record) => ({ ...(fromStored(record.data()) as object), _id: record.id })),
  );
}
const by = (field: string | FieldPath) => (records: Query, subject: string) =>
  records.where(field, '==', subject);

/**
 * Runs every data check on what the test's own customers did: other tests store damaged records on purpose, and to read the
 * whole shop takes long.
 */
export async function listViolations({ customers, stockAtStart }: Own): Promise<string[]> {
  const uids = customers.map(({ uid }) => uid);
  const items = Object.keys(stockAtStart);
  const [orders, archivedOrders, idempotency, hardwares] = await Promise.all([
    readOf('orders', uids, by('user._id')),
    readOf('archivedOrders', uids, by('user._id')),
    readOf('idempotency', uids, (records, uid) =>
      records.orderBy(FieldPath.documentId()).startAt(`${uid}_`).endBefore(`${uid}\``),
    ),
    readOf('hardwares', items, by(FieldPath.documentId())),
  ]);
  const known = [...orders, ...archivedOrders, ...idempotency].map(({ _id, orderId = _id }) => orderId);
  const ids = [...new Set<string>(known)];
  const keys = [...ids.map((id) => `order:${id}`), ...items.map((id) => `hardware:${id}`)];
  const [audit, outbox] = await Promise.all([
    readOf('audit', keys, by('recordKey')),
    readOf('outbox', ids, by('job.order._id')),
  ]);
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
  const desk = [{ _id: '0', counts: findDrift({ desk: [], orders, enquiries: [] }) }];
  const results = runDataChecks({
    at: new Date().toISOString(),
    orders,
    archivedOrders,
    idempotency,
    hardwares,
    outbox,
    audit: [...counts, ...audit],
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
