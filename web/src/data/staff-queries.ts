/** What staff alone read. Keys start with a tag like all others. */
import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf, CallOf } from '@kowhai/domain/api/endpoint';
import type { AuditKind } from '@kowhai/domain/desk/audit';
import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage } from './api-client.ts';

/** The lists of the contract, which come in pages. */
type ListName = 'listPlans' | 'listHardware' | 'listOrders' | 'listUsers' | 'listEnquiries' | 'listAudit';

type QueryOf<N extends ListName> = Omit<CallOf<Contract[N]>['query'], 'limit' | 'cursor'>;

/** Reads a list to its end, page by page, however long it is. */
export async function* readPages<N extends ListName>(name: N, query: QueryOf<N>) {
  let cursor: string | null = null;
  do {
    const page: { items: AnswerOf<Contract[N]>; nextCursor: string | null } = await callApiForPage(name, {
      query: { ...query, limit: '200', ...(cursor !== null && { cursor }) },
      // What a list takes is what its line in the contract says; TypeScript loses that where the name is a variable.
    } as unknown as CallOf<Contract[N]>);
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

async function listEverything<N extends ListName>(name: N, query: QueryOf<N>) {
  const everything: AnswerOf<Contract[N]>[number][] = [];
  for await (const items of readPages(name, query)) everything.push(...items);
  return everything;
}

/** Every plan, drafts included. */
export const staffPlanListQuery = () =>
  queryOptions({
    queryKey: ['Product', 'staff', 'list'],
    queryFn: () => listEverything('listPlans', {}),
    staleTime: 0,
  });

export const staffPlanQuery = (id: string) =>
  queryOptions({
    queryKey: ['Product', 'staff', 'one', id],
    queryFn: () => callApi('getPlan', { params: { id } }),
    staleTime: 0,
  });

export const planUseQuery = (id: string) =>
  queryOptions({
    queryKey: ['Order', 'use', 'plan', id],
    queryFn: () => callApi('getPlanUse', { params: { id } }),
    staleTime: 0,
  });

/** All hardware, drafts included. */
export const staffHardwareListQuery = () =>
  queryOptions({
    queryKey: ['Hardware', 'staff', 'list'],
    queryFn: () => listEverything('listHardware', {}),
    staleTime: 0,
  });

/** As it is now, whatever is shown of it. */
export const readHardware = (id: string) => callApi('getHardware', { params: { id } });

export const staffHardwareQuery = (id: string) =>
  queryOptions({
    queryKey: ['Hardware', 'staff', 'one', id],
    queryFn: () => readHardware(id),
    staleTime: 0,
  });

export const hardwareUseQuery = (id: string) =>
  queryOptions({
    queryKey: ['Order', 'use', 'hardware', id],
    queryFn: () => callApi('getHardwareUse', { params: { id } }),
    staleTime: 0,
  });

export type UserSearch = QueryOf<'listUsers'>;

export const userListQuery = ({ cursor, ...filter }: UserSearch & { cursor: string | undefined }) =>
  queryOptions({
    queryKey: ['User', 'list', filter, cursor],
    queryFn: () => callApiForPage('listUsers', { query: { ...filter, cursor, limit: '25' } }),
    staleTime: 0,
  });

export const userCountQuery = (filter: UserSearch) =>
  queryOptions({
    queryKey: ['User', 'count', filter],
    queryFn: () => callApi('countUsers', { query: filter }),
    staleTime: 0,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['User', 'one', id],
    queryFn: () => callApi('getUser', { params: { id } }),
    staleTime: 0,
  });

export const userMailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['User', 'mails', id],
    queryFn: () => callApi('listUserMails', { params: { id } }),
    staleTime: 0,
  });

export type EnquirySearch = QueryOf<'listEnquiries'>;

export const enquiryListQuery = ({ cursor, ...filter }: EnquirySearch & { cursor: string | undefined }) =>
  queryOptions({
    queryKey: ['Enquiry', 'list', filter, cursor],
    queryFn: () => callApiForPage('listEnquiries', { query: { ...filter, cursor, limit: '25' } }),
    staleTime: 0,
  });

export const enquiryCountQuery = (filter: EnquirySearch) =>
  queryOptions({
    queryKey: ['Enquiry', 'count', filter],
    queryFn: () => callApi('countEnquiries', { query: filter }),
    staleTime: 0,
  });

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['Enquiry', 'one', id],
    queryFn: () => callApi('getEnquiry', { params: { id } }),
    staleTime: 0,
  });

export const enquiryReplyMailQuery = (id: string, replyId: string) =>
  queryOptions({
    queryKey: ['Enquiry', 'one', id, 'mail', replyId],
    queryFn: () => callApi('getEnquiryReplyMail', { params: { id, replyId } }),
    staleTime: 0,
  });

/** Who changed an item and when, the newest first; with a cursor, those before. */
export const auditQuery = (kind: AuditKind, id: string, cursor?: string) =>
  queryOptions({
    queryKey: ['Audit', kind, id, cursor],
    queryFn: () => callApiForPage('listAudit', { query: { item: `${kind}:${id}`, limit: '50', cursor } }),
    staleTime: 0,
  });

/** What staff changed, the newest first; with somebody's id, what they did. */
export const changeListQuery = ({ by, cursor }: { by: string | undefined; cursor: string | undefined }) =>
  queryOptions({
    queryKey: ['Audit', 'by', by, cursor],
    queryFn: () => callApiForPage('listAudit', { query: { by, limit: '25', cursor } }),
    staleTime: 0,
  });

export const orderCountQuery = (filter: CallOf<Contract['countOrders']>['query']) =>
  queryOptions({
    queryKey: ['Order', 'count', filter],
    queryFn: () => callApi('countOrders', { query: filter }),
    staleTime: 0,
  });

export const orderTriageQuery = () =>
  queryOptions({
    queryKey: ['Order', 'triage'],
    queryFn: () => callApi('countTriage', {}),
    staleTime: 0,
  });

export const orderNotesQuery = (id: string) =>
  queryOptions({
    queryKey: ['Order', 'notes', id],
    queryFn: () => callApi('listOrderNotes', { params: { id } }),
    staleTime: 0,
  });

export const orderMailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['Order', 'mails', id],
    queryFn: () => callApi('listOrderMails', { params: { id } }),
    staleTime: 0,
  });

export const orderMailQuery = (id: string, mailId: string) =>
  queryOptions({
    queryKey: ['Order', 'mail', id, mailId],
    queryFn: () => callApi('getOrderMail', { params: { id, mailId } }),
    staleTime: 0,
  });

/** Asked again for as long as it is looked at: a run takes seconds. */
export const pageStateQuery = () =>
  queryOptions({
    queryKey: ['Pages'],
    queryFn: () => callApi('getPageState', {}),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.state === 'off') return false;
      return data.state === 'shown' ? 30_000 : 2000;
    },
  });

/** What the palette finds: it changes too quickly to be kept. */
export const deskSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['Search', q],
    queryFn: () => callApi('searchDesk', { query: { q } }),
    staleTime: 0,
  });

export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['Dashboard'],
    queryFn: () => callApi('getDashboard', {}),
    staleTime: 0,
  });
