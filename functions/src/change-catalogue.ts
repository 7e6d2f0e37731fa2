/** Plans and hardware are changed alike: one commit with its audit entry, and nothing that is newer is overwritten. */
import { randomUUID } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import { type AuditKind, listFieldChanges } from '@kowhai/domain/audit';
import { momentAfter } from '#firebase/moments.ts';
import { hasFile } from '#firebase/storage.ts';
import { type Collection, openStore, type Snapshot } from '#firebase/store.ts';
import { commitWithAudit } from './audit-trail.ts';
import type { Caller } from './handler.ts';
import { requireUnchanged } from './require-unchanged.ts';

type Item = { _id: string; name: string; isPublished: boolean; updatedAt: string };

/** What the shared code has to know of plans, or of hardware. */
export type Shelf<T extends Item> = {
  kind: AuditKind;
  collection: Collection<T>;
  listPublishProblems: (item: T) => Partial<Record<string, string>>;
  /** The fields that name a file, and what one says of a file that is not there. */
  files: Partial<Record<keyof T, string>>;
};

/** What is to become of an item. */
export type Change<T> = {
  /** When it was last changed as far as the caller knows. */
  lastRead?: string | undefined;
  /** The new values of fields, from the item as it is stored. */
  fieldsOf: (item: T) => Partial<T>;
  /** A sale since the last read is in the way as well: the change sets a count that was read before. */
  isCountSet?: boolean;
};

/** Puts a new item on the shelf. */
export function createItem<T extends Item>(
  shelf: Shelf<T>,
  caller: Caller,
  fields: Omit<T, '_id' | 'updatedAt'>,
) {
  const _id = randomUUID();
  return commitWithAudit(caller, async (batch, at) => {
    // The three parts make up the whole, which TypeScript cannot see of a type that it does not know yet.
    const item = { ...fields, _id, updatedAt: at } as unknown as T;
    batch.create(shelf.collection.doc(_id), item);
    const changes = listFieldChanges({}, item);
    return { answer: item, deed: { item: nameItem(shelf, item), action: 'create', changes } };
  });
}

/** Creates a draft with the content of another item. */
export async function duplicateItem<T extends Item>(
  shelf: Shelf<T>,
  caller: Caller,
  itemId: string,
  different: Partial<T> = {},
): Promise<T> {
  const { _id, updatedAt, ...fields } = requireItem(await shelf.collection.doc(itemId).get());
  // A name has at most 120 characters.
  const name = `${[...fields.name].slice(0, 113).join('')} (copy)`;
  return createItem(shelf, caller, { ...fields, ...different, name, isPublished: false });
}

/**
 * Changes an item.
 *
 * @throws AppError NOT_FOUND, VERSION where somebody else changed it since, VALIDATION for what cannot be published
 */
export function changeItem<T extends Item>(
  shelf: Shelf<T>,
  caller: Caller,
  itemId: string,
  change: Change<T>,
) {
  return commitWithAudit(caller, async (batch, at) => {
    const { toFields } = await openStore();
    const ref = shelf.collection.doc(itemId);
    const snapshot = await ref.get();
    const item = requireItem(snapshot);
    requireUnchanged(item, change.isCountSet ? item.updatedAt : editedAt(snapshot, item), change.lastRead);

    const fields = change.fieldsOf(item);
    const changed: T = { ...item, ...fields, updatedAt: momentAfter(item.updatedAt, at) };
    const changes = listFieldChanges(item, changed);
    if (changes.length === 0) return { answer: item, deed: null };
    if (changed.isPublished) {
      requirePublishable(shelf, changed);
      await requireFiles(shelf, changed, item);
    }
    const { updatedAt } = changed;
    batch.update(ref, toFields({ ...fields, updatedAt, editedAt: updatedAt }), {
      lastUpdateTime: snapshot.updateTime,
    });
    return { answer: changed, deed: { item: nameItem(shelf, changed), action: 'update', changes } };
  });
}

/** Takes an item off the shelf. Orders keep what they hold of it. */
export function deleteItem<T extends Item>(shelf: Shelf<T>, caller: Caller, itemId: string): Promise<void> {
  return commitWithAudit(caller, async (batch) => {
    const ref = shelf.collection.doc(itemId);
    const snapshot = await ref.get();
    const item = requireItem(snapshot);
    batch.delete(ref, { lastUpdateTime: snapshot.updateTime });
    const changes = listFieldChanges(item, {});
    return { answer: undefined, deed: { item: nameItem(shelf, item), action: 'delete', changes } };
  });
}

/** @throws AppError VALIDATION with a message for each field that is in the way of publishing */
export function requirePublishable<T extends Item>(
  shelf: Pick<Shelf<T>, 'listPublishProblems'>,
  item: T,
): void {
  const problems = Object.entries(shelf.listPublishProblems(item));
  const fields = Object.fromEntries(problems.map(([field, message]) => [field, message ?? '']));
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError('VALIDATION', first, { fields });
}

/**
 * Keeps what customers would get as a broken image or link out of the shop. What they see already is not looked for
 * again.
 *
 * @throws AppError VALIDATION for files that are not in the shop's storage
 */
async function requireFiles<T extends Item>(shelf: Shelf<T>, item: T, before: T): Promise<void> {
  const named = Object.entries(shelf.files) as [keyof T & string, string][];
  const isNew = ([field]: (typeof named)[number]) => !before.isPublished || item[field] !== before[field];
  const missing = await Promise.all(
    named.filter(isNew).map(async ([field, message]) => {
      const path = String(item[field]);
      return path === '' || (await hasFile(path)) ? [] : [[field, message] as const];
    }),
  );
  const fields = Object.fromEntries(missing.flat());
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError('VALIDATION', first, { fields });
}

/** @throws AppError NOT_FOUND */
export function requireItem<T>(snapshot: Snapshot<T>): T {
  const item = snapshot.data();
  if (item === undefined) throw new AppError('NOT_FOUND', 'We do not have that, or no longer.');
  return item;
}

/** A sale makes an item newer as well, but has nothing to do with what staff write about it. */
function editedAt(snapshot: Snapshot<unknown>, item: Item): string {
  const stored: unknown = snapshot.get('editedAt');
  return stored && typeof stored === 'object' && 'toDate' in stored
    ? (stored as { toDate: () => Date }).toDate().toISOString()
    : item.updatedAt;
}

function nameItem({ kind }: { kind: AuditKind }, { _id, name }: Item) {
  return { kind, _id, name };
}
