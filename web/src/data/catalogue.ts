import { type Hardware, hardware } from '@kowhai/domain/hardware';
import { type Plan, type PlanCategory, plan, planCategories } from '@kowhai/domain/plan';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import { makeFailure, toFailure } from './failure.ts';
import { db, fieldsOf, withTimeout } from './firestore.ts';
import { toListedHardware, toListedPlan } from './list-entries.ts';

/** The published plans, of one category or all, in the order in which the shop shows them. */
export async function listPlans(category?: PlanCategory): Promise<Plan[]> {
  const ofCategory = category ? [where('category', '==', category)] : [];
  return sortForShop(await listPublished('products', plan, ofCategory)).map(toListedPlan);
}

export async function listHardware(): Promise<Hardware[]> {
  return sortForShop(await listPublished('hardwares', hardware)).map(toListedHardware);
}

/** @throws Failure NOT_FOUND where there is no such plan for the public */
export function getPlan(id: string): Promise<Plan> {
  return getPublished('products', id, plan);
}

/** @throws Failure NOT_FOUND where there is no such hardware for the public */
export function getHardware(id: string): Promise<Hardware> {
  return getPublished('hardwares', id, hardware);
}

/** By kind of plan, the cheapest first. */
export function sortForShop<T extends { category: PlanCategory; price: number; name: string }>(
  items: readonly T[],
): T[] {
  return items.toSorted(
    (a, b) =>
      planCategories.indexOf(a.category) - planCategories.indexOf(b.category) ||
      a.price - b.price ||
      a.name.localeCompare(b.name, 'en-NZ'),
  );
}

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

/** More than any shop of this kind shows, and a bound on what one visit can cost. */
const maxItems = 200;

async function listPublished<T>(
  name: 'products' | 'hardwares',
  schema: Schema<T>,
  constraints: QueryConstraint[] = [],
): Promise<T[]> {
  try {
    const published = query(
      collection(db, name),
      where('isPublished', '==', true),
      ...constraints,
      limit(maxItems),
    );
    const { docs } = await withTimeout(getDocs(published));
    return docs.flatMap((snapshot) => {
      const parsed = schema.safeParse(fieldsOf(snapshot));
      if (parsed.success) return [parsed.data];
      // biome-ignore lint/suspicious/noConsole: one broken record must not empty the shelf, nor go unseen.
      console.warn(`${name}/${snapshot.id} does not fit its schema and is left out`);
      return [];
    });
  } catch (thrown) {
    throw toFailure(thrown);
  }
}

async function getPublished<T>(name: 'products' | 'hardwares', id: string, schema: Schema<T>): Promise<T> {
  try {
    const snapshot = await withTimeout(getDoc(doc(db, name, id)));
    const parsed = schema.safeParse(fieldsOf(snapshot));
    if (parsed.success) return parsed.data;
    throw makeFailure(snapshot.exists() ? 'PARSING_ERROR' : 'NOT_FOUND');
  } catch (thrown) {
    const failure = toFailure(thrown);
    // The rules refuse drafts and missing records alike: for the public neither is there.
    throw failure.code === 'FORBIDDEN' ? makeFailure('NOT_FOUND', thrown) : failure;
  }
}
