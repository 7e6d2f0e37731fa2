import { ourTeam } from '@kowhai/domain/orders/order';
import { retryOnConflict } from '#firebase/retry.ts';
import { openStore, type Snapshot } from '#firebase/store.ts';

const pageSize = 400;

/**
 * Orders of older versions name the member of staff who took a step, and customers read their orders: it becomes "our
 * team", as in new ones. The audit trail says who it was.
 * @param end when to stop, in milliseconds since 1970; the next run goes on from there
 */
export async function backfillHistory(end: number): Promise<void> {
  for (const path of ['orders', 'archivedOrders'] as const) await goThrough(path, end);
}

async function goThrough(path: 'orders' | 'archivedOrders', end: number): Promise<void> {
  const { documentId, settings, [path]: records } = await openStore();
  const note = settings.doc(`history-of-${path}`);
  let { after = '', isDone = false } = (await note.get()).data() ?? {};
  while (!isDone && Date.now() < end) {
    const all = records.withConverter(null).orderBy(documentId);
    const { docs } = await (after === '' ? all : all.startAfter(after)).limit(pageSize).select().get();
    await Promise.all(docs.map(hideStaff));
    after = docs.at(-1)?.id ?? after;
    isDone = docs.length < pageSize;
    await note.set({ _id: note.id, after, isDone });
  }
}

type StoredEvent = { by?: { _id?: string } };

function hideStaff({ ref }: Snapshot): Promise<void> {
  return retryOnConflict(async () => {
    const snapshot = await ref.get();
    const customerId: unknown = snapshot.get('user._id');
    const history: unknown = snapshot.get('history');
    // A damaged record is left for people to look at.
    if (!Array.isArray(history)) return;
    const isStaffs = ({ by }: StoredEvent) => by?._id !== undefined && by._id !== customerId;
    if (!history.some(isStaffs)) return;
    const hidden = history.map((event) => (isStaffs(event) ? { ...event, by: ourTeam } : event));
    await ref.update({ history: hidden }, { lastUpdateTime: snapshot.updateTime });
  });
}
