/** The queries of the staff's screens. Their keys start with the tag that the call's line in the contract names. */
import { type Contract, contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { AnswerOf, CacheTag, CallOf } from '@kowhai/domain/api/endpoint';
import type { AuditKind } from '@kowhai/domain/audit/audit';
import { queryOptions, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiForSlice } from '#data/client/api-client.ts';

/** Records per page of the staff's lists. */
export const pageSize = 25;

type ReadName = { [N in EndpointName]: Contract[N] extends { cacheTag: CacheTag } ? N : never }[EndpointName];

type QueryOf<N extends EndpointName> = CallOf<Contract[N]> extends { query: infer Q } ? Q : object;

/** The endpoints that are paged by cursor. */
export type ListName = {
  [N in ReadName]: 'cursor' extends keyof QueryOf<N> ? N : never;
}[ReadName];

export type ListFilter<N extends ListName> = Omit<QueryOf<N>, 'limit' | 'cursor'>;

type SliceRange = { cursor?: string | undefined; limit?: number };

function readSlice<N extends ListName>(
  name: N,
  filter: ListFilter<N>,
  { cursor, limit = pageSize }: SliceRange,
) {
  // The endpoint's query type allows these; TypeScript loses that where the name is a type variable.
  const call = { query: { ...filter, limit: String(limit), cursor } } as unknown;
  return callApiForSlice(name, call as CallOf<Contract[N]>);
}

/** Reads all pages of a list. */
export async function* readSlices<N extends ListName>(name: N, filter: ListFilter<N>) {
  let cursor: string | undefined;
  do {
    const { rows, nextCursor }: Awaited<ReturnType<typeof readSlice<N>>> = await readSlice(name, filter, {
      cursor,
      limit: 200,
    });
    yield rows;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function listEverything<N extends ListName>(name: N) {
  const everything: AnswerOf<Contract[N]>[number][] = [];
  for await (const rows of readSlices(name, {} as ListFilter<N>)) everything.push(...rows);
  return everything;
}

/** Refetched by each screen that mounts it, as staff act upon what they see. */
const freshQuery = <T>(queryKey: readonly unknown[], queryFn: () => Promise<T>) =>
  queryOptions({ queryKey, queryFn, staleTime: 0 });

export const apiQuery = <N extends ReadName>(name: N, call: CallOf<Contract[N]>) =>
  freshQuery([contract[name].cacheTag, name, call], () => callApi(name, call));

/** A page of any list; without a cursor, the first. */
export const listQuery = <N extends ListName>(name: N, filter: ListFilter<N>, range: SliceRange = {}) =>
  queryOptions({
    queryKey: [contract[name].cacheTag, 'list', filter, range],
    queryFn: () => readSlice(name, filter, range),
    staleTime: 0,
    // Kept for ten minutes: Back from a record shows the list at once, which is then refetched.
    gcTime: 600_000,
  });

/** Fetches a piece of hardware without the cache. */
export const readHardware = (id: string) => callApi('getHardware', { params: { id } });

/** The catalogue with its drafts, which the desk reads whole, for its lists and for what they are filtered by. */
export const staffPlanListQuery = () => ({
  ...freshQuery(['Product', 'staff list'], () => listEverything('listPlans')),
  gcTime: 600_000,
});

export const staffHardwareListQuery = () => ({
  ...freshQuery(['Hardware', 'staff list'], () => listEverything('listHardware')),
  gcTime: 600_000,
});

const loadCatalogue = () => import('#data/catalogue.ts');

/** What is on sale, which an order may get: drafts, of which there may be hundreds, cost its form no reads. */
export const plansOnSaleQuery = () => ({
  ...freshQuery(['Product', 'on sale'], async () => (await loadCatalogue()).readPlansOnSale()),
  gcTime: 600_000,
});

export const hardwareOnSaleQuery = () => ({
  ...freshQuery(['Hardware', 'on sale'], async () => (await loadCatalogue()).readHardwareOnSale()),
  gcTime: 600_000,
});

/** The audit entries of a record, newest first; with a cursor, the page after it. */
export const auditQuery = (kind: AuditKind, id: string, cursor?: string) =>
  freshQuery(['Audit', kind, id, cursor], () =>
    readSlice('listAudit', { record: `${kind}:${id}` }, { cursor, limit: 50 }),
  );

/** Polled by the desk's frame. All else that shows its counts waits for the poll. */
export const deskQuery = () => ({ ...apiQuery('watchDesk', {}), staleTime: Number.POSITIVE_INFINITY });

/** A few more than asked for: they are sorted by when they began, and one may have been stored late. */
export const readNewestChanges = async (count: number) =>
  (await readSlice('listAudit', {}, { limit: count + 5 })).rows;

/** The staff to whom orders and enquiries can be assigned. They rarely change. */
export const colleaguesQuery = () => ({
  ...apiQuery('listColleagues', {}),
  gcTime: 600_000,
  staleTime: 600_000,
});

const anyList = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === 'list' };

/** Whether a page of a list is being fetched, as of the last render and as of now. */
export function useListFetching() {
  const client = useQueryClient();
  return { isFetching: useIsFetching(anyList) > 0, isFetchingNow: () => client.isFetching(anyList) > 0 };
}
