import { fieldError } from '@kowhai/domain/app-error';
import { type Hardware, hardware, type PlanName } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type Batch, type Snapshot, store } from '#database/store.ts';

/** A deleted plan keeps its last name. @throws AppError VALIDATION for an unknown plan */
export async function namePlans(before: Hardware, { worksWith }: Hardware): Promise<Partial<Hardware>> {
  const found = await store.getAll(worksWith.map(({ _id }) => store.products.doc(_id)));
  const named = found.map((snapshot): PlanName => {
    const known = before.worksWith.find(({ _id }) => _id === snapshot.id);
    const name: unknown = snapshot.get('name') ?? known?.name;
    if (typeof name === 'string') return { _id: snapshot.id, name };
    throw fieldError(
      'VALIDATION',
      'worksWith',
      'One of these plans was deleted. Reload to see which are left.',
    );
  });
  return { worksWith: named };
}

/** Copies a plan's new name to its hardware, without a conflict for those who edit that. */
export async function renamePlan(batch: Batch, before: Plan, { _id, name }: Plan): Promise<boolean> {
  if (name === before.name) return false;
  // By id, so that an outdated name is corrected too.
  const { docs } = await store.hardwares.where('planIds', 'array-contains', _id).get();
  for (const snapshot of docs) {
    const renamed = listPlans(snapshot).map((plan) => (plan._id === _id ? { _id, name } : plan));
    const lastUpdateTime = snapshot.updateTime;
    batch.update(snapshot.ref, { worksWith: renamed, updatedAt: store.serverTime() }, { lastUpdateTime });
  }
  return docs.some((snapshot) => snapshot.get('isPublished') === true);
}

/** Only this field, so that a damaged record does not block renaming. */
function listPlans(snapshot: Snapshot<Hardware>): PlanName[] {
  return hardware.shape.worksWith.safeParse(snapshot.get('worksWith')).data ?? [];
}
