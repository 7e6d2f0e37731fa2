/** Plans and hardware are read alike: the public sees what is published, admins see drafts too. */
import type { CollectionReference, Query } from '@google-cloud/firestore';
import type { PageQuery } from '@kowhai/domain/api/page';
import { AppError } from '@kowhai/domain/app-error';
import type { PlanCategory } from '@kowhai/domain/plan';
import { id } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { readCursor, readPage } from './page.ts';
import { openStore } from './store.ts';

type CatalogueItem = { _id: string; isPublished: boolean; category: PlanCategory; price: number };

const position = z.tuple([z.number(), id]);

/**
 * Lists a page of a catalogue, the cheapest first.
 *
 * @throws AppError VALIDATION for a cursor that is not ours
 */
export async function listCatalogue<T extends CatalogueItem>(
  collection: CollectionReference<T>,
  { limit, cursor, category }: PageQuery & { category?: PlanCategory | undefined },
  withDrafts: boolean,
) {
  const { documentId } = await openStore();
  let query: Query<T> = collection;
  if (!withDrafts) query = query.where('isPublished', '==', true);
  if (category !== undefined) query = query.where('category', '==', category);
  query = query.orderBy('price').orderBy(documentId);
  if (cursor !== undefined) query = query.startAfter(...readCursor(position, cursor));
  return readPage(query, limit, (snapshot) => [snapshot.get('price'), snapshot.id]);
}

/** Gets an item. @throws AppError NOT_FOUND where there is none, or none that this caller may see */
export async function getCatalogueItem<T extends CatalogueItem>(
  collection: CollectionReference<T>,
  itemId: string,
  withDrafts: boolean,
): Promise<T> {
  const item = (await collection.doc(itemId).get()).data();
  if (!item || !(item.isPublished || withDrafts)) {
    throw new AppError('NOT_FOUND', 'We do not have that, or no longer.');
  }
  return item;
}
