import { randomUUID } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import { mostStored, tooManyStored } from '@kowhai/domain/catalogue/catalogue-limit';
import { monthOfNewDocument } from '@kowhai/domain/catalogue/document-month';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import { cutText } from '@kowhai/domain/text';
import { nextTimestamp } from '@kowhai/domain/timestamps';
import { deriveItem } from '#database/collections.ts';
import { hasFile } from '#database/storage.ts';
import { store } from '#database/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import { requireSeen } from '#functions/audit/require-seen.ts';
import { markPagesStale, queuePublishing } from '#functions/shared/page-state.ts';
import { changePriceList } from '#functions/shared/price-list.ts';
import type { Caller } from '#http/handler.ts';
import type { CatalogueCollection, CatalogueItem } from './catalogue-collection.ts';
import { requireItem } from './read-items.ts';

type ItemChange<T> = {
  seenAt?: string | undefined;
  fieldsOf: (item: T) => Partial<T>;
  /** A sale that was not seen is a conflict as well. */
  isCountSet?: boolean;
};

/** Creates a draft. Where the id exists, the response to the same call was lost, so that is the answer. */
export function createItem<T extends CatalogueItem>(
  catalogue: CatalogueCollection<T>,
  caller: Caller,
  { _id = randomUUID(), ...fields }: Partial<T>,
): Promise<T> {
  return commitWithAudit(caller, async (batch, at) => {
    const ref = catalogue.open(store).doc(_id);
    const known = (await ref.get()).data();
    if (known) return { answer: known, details: null };
    await requireSpace();
    // TypeScript cannot see that the parts make up a T.
    const blank = { ...catalogue.blank, _id, updatedAt: at, editedAt: at } as unknown as T;
    const asked = fields as Partial<T>;
    const given = { ...asked, ...(await catalogue.changeAlong?.(blank, { ...blank, ...asked })) };
    const item = { ...blank, ...given, ...monthsOfNewDocuments(catalogue, blank, given, at) };
    batch.create(ref, item);
    await changePriceList(batch, catalogue.priceKind, { _id, before: null, after: item });
    const changes = listFieldChanges({}, item);
    return { answer: item, details: { record: toAuditRecord(catalogue, item), action: 'create', changes } };
  });
}

/** @throws AppError VALIDATION. Two at once may pass it, by one. */
async function requireSpace(): Promise<void> {
  const counts = await Promise.all(
    [store.products, store.hardwares].map(async (items) => (await items.count().get()).data().count),
  );
  if (counts.reduce((sum, count) => sum + count) >= mostStored)
    throw new AppError('VALIDATION', tooManyStored);
}

export async function duplicateItem<T extends CatalogueItem>(
  catalogue: CatalogueCollection<T>,
  caller: Caller,
  itemId: string,
): Promise<T> {
  const original = requireItem(await catalogue.open(store).doc(itemId).get());
  // A name has at most 120 characters.
  const name = `${cutText(original.name, 113)} (copy)`;
  const copied = { ...original, ...catalogue.resetInCopy, name, isPublished: false };
  return createItem(catalogue, caller, { ...copied, _id: undefined });
}

/** @throws AppError NOT_FOUND, VERSION on a conflict, VALIDATION for what cannot be published */
export async function changeItem<T extends CatalogueItem>(
  catalogue: CatalogueCollection<T>,
  caller: Caller,
  itemId: string,
  change: ItemChange<T>,
): Promise<T> {
  let isShown = false;
  const stored = await commitWithAudit(caller, async (batch, at) => {
    const ref = catalogue.open(store).doc(itemId);
    const snapshot = await ref.get();
    const item = requireItem(snapshot);
    const { kind } = catalogue;
    await requireSeen(kind, item, change.seenAt);
    if (change.isCountSet) await requireSeen(kind, { ...item, editedAt: item.updatedAt }, change.seenAt);

    const asked = change.fieldsOf(item);
    const wanted: T = { ...item, ...asked };
    if (listFieldChanges(item, wanted).length === 0) return { answer: item, details: null };
    if (wanted.isPublished) {
      requirePublishable(catalogue, wanted);
      await requireFiles(catalogue, wanted, item);
    }
    const given = { ...asked, ...(await catalogue.changeAlong?.(item, wanted)) };
    const fields = { ...given, ...monthsOfNewDocuments(catalogue, item, given, at) };
    const updatedAt = nextTimestamp(item.updatedAt, at);
    const changed: T = { ...item, ...fields, updatedAt, editedAt: updatedAt };
    const changes = listFieldChanges(item, changed);
    batch.update(ref, store.toFields({ ...fields, ...deriveItem(changed), updatedAt, editedAt: updatedAt }), {
      lastUpdateTime: snapshot.updateTime,
    });
    await changePriceList(batch, catalogue.priceKind, { _id: itemId, before: item, after: changed });
    const areOthersShown = await catalogue.changeOthers?.(batch, item, changed);
    isShown = item.isPublished || changed.isPublished || areOthersShown === true;
    if (isShown) markPagesStale(batch);
    return {
      answer: changed,
      details: { record: toAuditRecord(catalogue, changed), action: 'update', changes },
    };
  });
  if (isShown) await queuePublishing();
  return stored;
}

export async function deleteItem<T extends CatalogueItem>(
  catalogue: CatalogueCollection<T>,
  caller: Caller,
  itemId: string,
): Promise<void> {
  let isShown = false;
  await commitWithAudit(caller, async (batch) => {
    const ref = catalogue.open(store).doc(itemId);
    const snapshot = await ref.get();
    const item = requireItem(snapshot);
    batch.delete(ref, { lastUpdateTime: snapshot.updateTime });
    await changePriceList(batch, catalogue.priceKind, { _id: itemId, before: item, after: null });
    isShown = item.isPublished;
    if (isShown) markPagesStale(batch);
    const changes = listFieldChanges(item, {});
    return {
      answer: undefined,
      details: { record: toAuditRecord(catalogue, item), action: 'delete', changes },
    };
  });
  if (isShown) await queuePublishing();
}

export function requirePublishable<T extends CatalogueItem>(
  catalogue: CatalogueCollection<T>,
  item: T,
): void {
  refuseFields(
    Object.entries(catalogue.listPublishProblems(item)).map(([field, message = '']) => [field, message]),
  );
}

/** @throws AppError VALIDATION. Published files are not checked again. */
async function requireFiles<T extends CatalogueItem>(
  { files }: CatalogueCollection<T>,
  item: T,
  before: T,
): Promise<void> {
  const changed = files.filter(({ path }) => !before.isPublished || item[path] !== before[path]);
  const missing = await Promise.all(
    changed.map(async ({ path, missing }): Promise<[string, string][]> => {
      const name = String(item[path]);
      return name === '' || (await hasFile(name)) ? [] : [[path, missing]];
    }),
  );
  refuseFields(missing.flat());
}

function refuseFields(problems: readonly [field: string, message: string][]): void {
  const [first] = problems;
  if (first) throw new AppError('VALIDATION', first[1], { fields: Object.fromEntries(problems) });
}

function monthsOfNewDocuments<T extends CatalogueItem>(
  { files }: CatalogueCollection<T>,
  item: T,
  given: Partial<T>,
  at: string,
): Partial<T> {
  const months = files.flatMap(({ path, month }) => {
    const after = given[path];
    if (month === undefined || after === undefined) return [];
    const ofDocument = monthOfNewDocument(String(item[path]), String(after), at);
    return ofDocument === undefined ? [] : [[month, ofDocument]];
  });
  return Object.fromEntries(months) as Partial<T>;
}

function toAuditRecord<T extends CatalogueItem>({ kind }: CatalogueCollection<T>, { _id, name }: T) {
  return { kind, _id, name };
}
