import { blankCoverage, type Coverage, isBlank, nameOfPostcode } from '@kowhai/domain/coverage/coverage';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import { nextTimestamp } from '@kowhai/domain/timestamps';
import { requireUnchanged } from '#database/require-unchanged.ts';
import { type Batch, openStore, type Snapshot, type Store } from '#database/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Caller } from '#http/handler.ts';

type Fields = { [F in keyof Coverage]?: Coverage[F] | undefined };

/** What staff set is no example any more. */
export type ChangedCoverage = ReturnType<typeof planChange>;
export function planChange(snapshot: Snapshot<Coverage>, fields: Fields, at: string) {
  const before = snapshot.data() ?? blankCoverage(snapshot.id);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after: Coverage = {
    ...{ ...before, ...given },
    ...{ isExample: false, updatedAt: nextTimestamp(before.updatedAt, at) },
  };
  return { snapshot, before, after, changes: listFieldChanges(before, after) };
}

/** A conflict where the record was written since it was read. A blank one is deleted. */
export function writeChange(batch: Batch, store: Store, { snapshot, after }: ChangedCoverage): void {
  const { ref, updateTime } = snapshot;
  const { _id, ...fields } = after;
  if (!updateTime) batch.create(ref, after);
  else if (isBlank(after)) batch.delete(ref, { lastUpdateTime: updateTime });
  else batch.update(ref, store.toFields(fields), { lastUpdateTime: updateTime });
}

/** @throws AppError VERSION on a conflict */
export function changeOne(
  caller: Caller,
  postalCode: string,
  { updatedAt: lastRead, ...fields }: Fields,
): Promise<Coverage> {
  return commitWithAudit(caller, async (batch, at) => {
    const store = await openStore();
    const change = planChange(await store.coverage.doc(postalCode).get(), fields, at);
    const { before, after, changes } = change;
    requireUnchanged(before, before.updatedAt, lastRead);
    if (changes.length === 0) return { answer: before, details: null };
    writeChange(batch, store, change);
    const item = { kind: 'coverage', _id: postalCode, name: nameOfPostcode(after) } as const;
    return { answer: after, details: { item, action: 'update', changes } };
  });
}
