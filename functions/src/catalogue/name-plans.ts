/** Hardware names the plans that it works with by id; the names that people read follow the plans. */
import { fieldError } from '@kowhai/domain/app-error';
import { type Hardware, hardware, type PlanName } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type Batch, openStore, type Snapshot } from '#database/store.ts';

/**
 * Gives an item's plans their present names. One that was deleted keeps its last name.
 * @throws AppError VALIDATION for a plan that there is not
 */
export async function namePlans(before: Hardware, { worksWith }: Hardware): Promise<Partial<Hardware>> {
  const { products, getAll } = await openStore();
  const found = await getAll(worksWith.map(({ _id }) => products.doc(_id)));
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

/** Takes a plan's new name to the hardware that works with it, which is no conflict for those who edit that. */
export async function renamePlan(batch: Batch, before: Plan, { _id, name }: Plan): Promise<boolean> {
  if (name === before.name) return false;
  const { hardwares, serverTime } = await openStore();
  // All of them, as a catalogue has tens: one whose stored name is an old one gets the new one, too.
  const found = (await hardwares.get()).docs.flatMap((snapshot) => {
    const worksWith = listPlans(snapshot);
    return worksWith.some((plan) => plan._id === _id) ? [{ snapshot, worksWith }] : [];
  });
  for (const { snapshot, worksWith } of found) {
    const renamed = worksWith.map((plan) => (plan._id === _id ? { _id, name } : plan));
    const lastUpdateTime = snapshot.updateTime;
    batch.update(snapshot.ref, { worksWith: renamed, updatedAt: serverTime() }, { lastUpdateTime });
  }
  return found.some(({ snapshot }) => snapshot.get('isPublished') === true);
}

/** Without the rest of the record, so that a damaged one keeps no plan from being renamed. */
function listPlans(snapshot: Snapshot<Hardware>): PlanName[] {
  return hardware.shape.worksWith.safeParse(snapshot.get('worksWith')).data ?? [];
}
