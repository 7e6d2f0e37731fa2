import { type DeskCounts, listEnquiryCounts } from '@kowhai/domain/desk/desk-counts';
import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { type DataCheck, listDeskCounts, type Shop, type Stored } from './read-shop.ts';

type Counted = Pick<Shop, 'desk' | 'orders' | 'enquiries'>;

/** What to add to each of the desk's counts, so that it is what is stored. */
export function findDrift({ desk, orders, enquiries }: Counted): DeskCounts {
  const drift: Record<string, number> = {};
  const add = (key: string, count: number) => {
    drift[key] = (drift[key] ?? 0) + count;
  };
  for (const order of orders) for (const key of listDeskCounts(order)) add(key, 1);
  for (const { isAnswered, assigneeKey } of enquiries)
    for (const key of listEnquiryCounts({ isAnswered, assigneeKey })) add(key, 1);
  for (const { counts = {} } of desk)
    for (const [key, count] of Object.entries<number>((counts as Stored) ?? {})) add(key, -count);
  return Object.fromEntries(Object.entries(drift).filter(([, count]) => count !== 0));
}

export const deskCheck: DataCheck = {
  name: 'The desk counts what is stored',
  looksAt: 'everything',
  listViolations: (shop) =>
    Object.entries(findDrift(shop)).map(
      ([key, count]) =>
        `desk: "${key}" counts ${Math.abs(count)} too ${count > 0 ? 'few' : 'many'}; --mend mends it`,
    ),
};

/** Adds what is missing: steps that were taken since the shop was read stay counted. */
export async function mendDesk(app: App, shop: Counted): Promise<void> {
  const drift = Object.entries(findDrift(shop));
  if (drift.length === 0) return;
  const counts = Object.fromEntries(drift.map(([key, count]) => [key, FieldValue.increment(count)]));
  await getFirestore(app).doc('desk/current').set({ counts }, { merge: true });
}
