import type { CoverageImport } from '@kowhai/domain/api/coverage';
import { type CoverageRow, nameOfPostcode } from '@kowhai/domain/coverage/coverage';
import { requireUnchanged } from '#database/require-unchanged.ts';
import { openStore } from '#database/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { type ChangedCoverage, planChange, writeChange } from './change-coverage.ts';

const maxShown = 20;

export const previewCoverageImport: Handler<'previewCoverageImport'> = async ({ body: { rows } }) => {
  const readAt = new Date().toISOString();
  return describeImport(rows, await planImport(rows, readAt), readAt);
};

/**
 * One transaction, so that it is imported whole or not at all, with one audit entry that names the first.
 * Firestore limits it to 10 MB.
 */
export const importCoverage: Handler<'importCoverage'> = ({ body: { rows, readAt }, caller }) =>
  commitWithAudit(caller, async (batch, at) => {
    const store = await openStore();
    const changed = await planImport(rows, at);
    for (const { before } of changed) requireUnchanged(before, before.updatedAt, readAt);
    for (const change of changed) writeChange(batch, store, change);
    const answer = describeImport(rows, changed, at);
    if (changed.length === 0) return { answer, details: null };
    const count = changed.length === 1 ? '1 postcode' : `${changed.length} postcodes`;
    const changes = changed.slice(0, maxShown).map(({ before, after }) => ({
      field: nameOfPostcode(after),
      from: describe(before),
      to: describe(after),
    }));
    const item = { kind: 'coverage', _id: 'import', name: count } as const;
    return { answer, details: { item, action: 'import', changes } };
  });

const describe = ({ fibre, hyperfibre, wireless }: ChangedCoverage['after']) =>
  [fibre, hyperfibre, wireless].map((level) => level ?? 'we check').join(', ');

async function planImport(rows: readonly CoverageRow[], at: string): Promise<ChangedCoverage[]> {
  const { coverage, getAll } = await openStore();
  const snapshots = await getAll(rows.map(({ _id }) => coverage.doc(_id)));
  const byId = new Map(rows.map((row) => [row._id, row]));
  return snapshots
    .map((snapshot) => planChange(snapshot, byId.get(snapshot.id) ?? {}, at))
    .filter(({ changes }) => changes.length > 0);
}

function describeImport(
  rows: readonly CoverageRow[],
  changed: readonly ChangedCoverage[],
  readAt: string,
): CoverageImport {
  const added = changed.filter(({ snapshot }) => !snapshot.exists).length;
  const examples = changed
    .slice(0, maxShown)
    .map(({ after, changes }) => ({ name: nameOfPostcode(after), changes }));
  return { readAt, added, changed: changed.length - added, same: rows.length - changed.length, examples };
}
