import type { CoverageImport } from '@kowhai/domain/api/coverage';
import {
  blankCoverage,
  type Coverage,
  type CoverageRow,
  isBlank,
  nameOfPostcode,
} from '@kowhai/domain/coverage/coverage';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import { nextTimestamp } from '@kowhai/domain/timestamps';
import { type Batch, type Snapshot, type Store, store } from '#database/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import { requireSeen } from '#functions/audit/require-seen.ts';
import type { Caller, Handler } from '#http/handler.ts';

type Fields = { [F in keyof Coverage]?: Coverage[F] | undefined };
type Change = Fields & { seenAt?: string | undefined };

/** A level that staff set is no example any more; the others stay as they are. */
export type ChangedCoverage = ReturnType<typeof planChange>;
export function planChange(snapshot: Snapshot<Coverage>, fields: Fields, at: string) {
  const before = snapshot.data() ?? blankCoverage(snapshot.id);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after: Coverage = {
    ...before,
    ...given,
    exampleKinds: before.exampleKinds.filter((kind) => !(kind in given)),
    editedAt: nextTimestamp(before.editedAt, at),
  };
  const describeExamples = (one: Coverage) => ({ ...one, exampleKinds: one.exampleKinds.join(', ') });
  return {
    snapshot,
    before,
    after,
    changes: listFieldChanges(describeExamples(before), describeExamples(after)),
  };
}

/** A conflict where the record was written since it was read. A blank one is deleted. */
export function writeChange(batch: Batch, store: Store, { snapshot, after }: ChangedCoverage): void {
  const { ref, updateTime } = snapshot;
  const { _id, ...fields } = after;
  if (!updateTime) batch.create(ref, after);
  else if (isBlank(after)) batch.delete(ref, { lastUpdateTime: updateTime });
  else batch.update(ref, store.toFields(fields), { lastUpdateTime: updateTime });
}

export function changeOne(
  caller: Caller,
  postalCode: string,
  { seenAt, ...fields }: Change,
): Promise<Coverage> {
  return commitWithAudit(caller, async (batch, at) => {
    const change = planChange(await store.coverage.doc(postalCode).get(), fields, at);
    const { before, after, changes } = change;
    await requireSeen('coverage', before, seenAt);
    if (changes.length === 0) return { answer: before, details: null };
    writeChange(batch, store, change);
    const record = { kind: 'coverage', _id: postalCode, name: nameOfPostcode(after) } as const;
    return { answer: after, details: { record, action: 'update', changes } };
  });
}

const maxShown = 20;

export const previewCoverageImport: Handler<'previewCoverageImport'> = async ({ body: { rows } }) => {
  const seenAt = new Date().toISOString();
  return describeImport(rows, await planImport(rows, seenAt), seenAt);
};

/** One transaction, imported whole or not at all; one audit entry. Firestore limits it to 10 MB. */
export const importCoverage: Handler<'importCoverage'> = ({ body: { rows, seenAt }, caller }) =>
  commitWithAudit(caller, async (batch, at) => {
    const changed = await planImport(rows, at);
    for (const { before } of changed) await requireSeen('coverage', before, seenAt);
    for (const change of changed) writeChange(batch, store, change);
    const answer = describeImport(rows, changed, at);
    if (changed.length === 0) return { answer, details: null };
    const count = changed.length === 1 ? '1 postcode' : `${changed.length} postcodes`;
    const changes = changed.slice(0, maxShown).map(({ before, after }) => ({
      field: nameOfPostcode(after),
      from: describe(before),
      to: describe(after),
    }));
    const record = { kind: 'coverage', _id: 'import', name: count } as const;
    return { answer, details: { record, action: 'import', changes } };
  });

const describe = ({ fibre, hyperfibre, wireless }: ChangedCoverage['after']) =>
  [fibre, hyperfibre, wireless].map((level) => level ?? 'we check').join(', ');

async function planImport(rows: readonly CoverageRow[], at: string): Promise<ChangedCoverage[]> {
  const snapshots = await store.getAll(rows.map(({ _id }) => store.coverage.doc(_id)));
  const byId = new Map(rows.map((row) => [row._id, row]));
  return snapshots
    .map((snapshot) => planChange(snapshot, byId.get(snapshot.id) ?? {}, at))
    .filter(({ changes }) => changes.length > 0);
}

function describeImport(
  rows: readonly CoverageRow[],
  changed: readonly ChangedCoverage[],
  seenAt: string,
): CoverageImport {
  const added = changed.filter(({ snapshot }) => !snapshot.exists).length;
  const examples = changed
    .slice(0, maxShown)
    .map(({ after, changes }) => ({ name: nameOfPostcode(after), changes }));
  return { seenAt, added, changed: changed.length - added, same: rows.length - changed.length, examples };
}
