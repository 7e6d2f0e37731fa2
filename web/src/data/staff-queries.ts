/** What staff alone read. Keys start with the subject that the call's line in the contract names. */
import { type Contract, contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { AnswerOf, CacheTag, CallOf } from '@kowhai/domain/api/endpoint';
import type { AuditKind } from '@kowhai/domain/desk/audit';
import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage } from './api-client.ts';

/** How many records a page of the staff's lists has. */
export const pageSize = 25;

type ReadName = { [N in EndpointName]: Contract[N] extends { reads: CacheTag } ? N : never }[EndpointName];

type QueryOf<N extends EndpointName> = CallOf<Contract[N]> extends { query: infer Q } ? Q : object;

/** The lists of the contract, which come in pages. */
export type ListName = {
  [N in ReadName]: 'cursor' extends keyof QueryOf<N> ? N : never;
}[ReadName];

/** What a list is narrowed down to. */
export type ListFilter<N extends ListName> = Omit<QueryOf<N>, 'limit' | 'cursor'>;

type Part = { cursor?: string | undefined; limit?: number };

function readPage<N extends ListName>(name: N, filter: ListFilter<N>, { cursor, limit = pageSize }: Part) {
  // What a list takes is what its line in the contract says; TypeScript loses that where the name is a variable.
  const call = { query: { ...filter, limit: String(limit), cursor } } as unknown;
  return callApiForPage(name, call as CallOf<Contract[N]>);
}

/** Reads a list to its end, page by page, however long it is. */
export async function* readPages<N extends ListName>(name: N, filter: ListFilter<N>) {
  let cursor: string | undefined;
  do {
    const { items, nextCursor }: Awaited<ReturnType<typeof readPage<N>>> = await readPage(name, filter, {
      cursor,
      limit: 200,
    });
    yield items;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function listEverything<N extends ListName>(name: N) {
  const everything: AnswerOf<Contract[N]>[number][] = [];
  for await (const items of readPages(name, {} as ListFilter<N>)) everything.push(...items);
  return everything;
}

/** Asked anew whenever a screen opens that shows it: staff act upon what they see. */
const freshQuery = <T>(queryKey: readonly unknown[], queryFn: () => Promise<T>) =>
  queryOptions({ queryKey, queryFn, staleTime: 0 });

/** What any call of the contract answers. */
export const apiQuery = <N extends ReadName>(name: N, call: CallOf<Contract[N]>) =>
  freshQuery([contract[name].reads, name, call], () => callApi(name, call));

/** A page of any list, the first without a cursor. */
export const listQuery = <N extends ListName>(name: N, filter: ListFilter<N>, part: Part = {}) =>
  queryOptions({
    queryKey: [contract[name].reads, 'list', filter, part],
    queryFn: () => readPage(name, filter, part),
    staleTime: 0,
    // Back from a record leads to the place that one left, which is there at once and then read anew.
    gcTime: 600_000,
  });

/** Reads a piece of hardware as it is stored now, past what the browser keeps. */
export const readHardware = (id: string) => callApi('getHardware', { params: { id } });

/** Every plan, drafts included. */
export const staffPlanListQuery = () =>
  freshQuery(['Product', 'staff list'], () => listEverything('listPlans'));

/** All hardware, drafts included. */
export const staffHardwareListQuery = () =>
  freshQuery(['Hardware', 'staff list'], () => listEverything('listHardware'));

/** Who changed an item and when, the newest first; with a cursor, those before. */
export const auditQuery = (kind: AuditKind, id: string, cursor?: string) =>
  freshQuery(['Audit', kind, id, cursor], () =>
    readPage('listAudit', { item: `${kind}:${id}` }, { cursor, limit: 50 }),
  );

/** The last thing that any of the staff changed. */
export const latestChangeQuery = () =>
  freshQuery(['Audit', 'latest'], () => readPage('listAudit', {}, { limit: 1 }));

/** Who may see to orders and enquiries. They rarely change. */
export const colleaguesQuery = () => ({
  ...apiQuery('listColleagues', {}),
  gcTime: 600_000,
  staleTime: 600_000,
});
