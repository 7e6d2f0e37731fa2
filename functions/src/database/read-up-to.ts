import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';

/** The first records of a query, and whether there are more. A list that is cut says so or goes on. */
export async function readUpTo<T>(
  query: Query<T>,
  most: number,
): Promise<{ docs: QueryDocumentSnapshot<T>[]; isMore: boolean }> {
  const { docs } = await query.limit(most + 1).get();
  return { docs: docs.slice(0, most), isMore: docs.length > most };
}
