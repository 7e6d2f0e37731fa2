/** What staff alone read. Keys start with a tag like all others. */
import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf, CallOf } from '@kowhai/domain/api/endpoint';
import type { AuditKind } from '@kowhai/domain/desk/audit';
import type { Arrangement } from '@kowhai/domain/orders/order';
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

/** Asked anew whenever a screen opens that shows it: staff act upon what they see. */
const freshQuery = <T>(queryKey: readonly unknown[], queryFn: () => Promise<T>) =>
  queryOptions({ queryKey, queryFn, staleTime: 0 });

/** Every plan, drafts included. */
export const staffPlanListQuery = () =>
  freshQuery(['Product', 'staff', 'list'], () => listEverything('listPlans', {}));

export const staffPlanQuery = (id: string) =>
  freshQuery(['Product', 'staff', 'one', id], () => callApi('getPlan', { params: { id } }));

export const planUseQuery = (id: string) =>
  freshQuery(['Order', 'use', 'plan', id], () => callApi('getPlanUse', { params: { id } }));

/** All hardware, drafts included. */
export const staffHardwareListQuery = () =>
  freshQuery(['Hardware', 'staff', 'list'], () => listEverything('listHardware', {}));

/** As it is now, whatever is shown of it. */
export const readHardware = (id: string) => callApi('getHardware', { params: { id } });

export const staffHardwareQuery = (id: string) =>
  freshQuery(['Hardware', 'staff', 'one', id], () => readHardware(id));

export const hardwareUseQuery = (id: string) =>
  freshQuery(['Order', 'use', 'hardware', id], () => callApi('getHardwareUse', { params: { id } }));

export type UserSearch = QueryOf<'listUsers'>;

export const userListQuery = ({ cursor, ...filter }: UserSearch & { cursor: string | undefined }) =>
  freshQuery(['User', 'list', filter, cursor], () =>
    callApiForPage('listUsers', { query: { ...filter, cursor, limit: '25' } }),
  );

export const userCountQuery = (filter: UserSearch) =>
  freshQuery(['User', 'count', filter], () => callApi('countUsers', { query: filter }));

export const userQuery = (id: string) =>
  freshQuery(['User', 'one', id], () => callApi('getUser', { params: { id } }));

export const userMailsQuery = (id: string) =>
  freshQuery(['User', 'mails', id], () => callApi('listUserMails', { params: { id } }));

export type EnquirySearch = QueryOf<'listEnquiries'>;

export const enquiryListQuery = ({ cursor, ...filter }: EnquirySearch & { cursor: string | undefined }) =>
  freshQuery(['Enquiry', 'list', filter, cursor], () =>
    callApiForPage('listEnquiries', { query: { ...filter, cursor, limit: '25' } }),
  );

export const enquiryCountQuery = (filter: EnquirySearch) =>
  freshQuery(['Enquiry', 'count', filter], () => callApi('countEnquiries', { query: filter }));

export const enquiryQuery = (id: string) =>
  freshQuery(['Enquiry', 'one', id], () => callApi('getEnquiry', { params: { id } }));

export const enquiryReplyMailQuery = (id: string, replyId: string) =>
  freshQuery(['Enquiry', 'one', id, 'mail', replyId], () =>
    callApi('getEnquiryReplyMail', { params: { id, replyId } }),
  );

/** Who changed an item and when, the newest first; with a cursor, those before. */
export const auditQuery = (kind: AuditKind, id: string, cursor?: string) =>
  freshQuery(['Audit', kind, id, cursor], () =>
    callApiForPage('listAudit', { query: { item: `${kind}:${id}`, limit: '50', cursor } }),
  );

export type ChangeSearch = QueryOf<'listAudit'>;

/** What staff changed, the newest first; with somebody's id, what they did. */
export const changeListQuery = ({ cursor, ...filter }: ChangeSearch & { cursor: string | undefined }) =>
  freshQuery(['Audit', 'by', filter, cursor], () =>
    callApiForPage('listAudit', { query: { ...filter, limit: '25', cursor } }),
  );

export const orderCountQuery = (filter: CallOf<Contract['countOrders']>['query']) =>
  freshQuery(['Order', 'count', filter], () => callApi('countOrders', { query: filter }));

export const orderTriageQuery = () => freshQuery(['Order', 'triage'], () => callApi('countTriage', {}));

/** How many orders get connected on which day. */
export const connectionDaysQuery = () =>
  freshQuery(['Order', 'connection days'], () => callApi('countConnectionDays', {}));

/** Who may see to orders and enquiries. They rarely change. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['User', 'colleagues'],
    queryFn: () => callApi('listColleagues', {}),
    gcTime: 600_000,
    staleTime: 600_000,
  });

/** The last thing that any of the staff changed. */
export const latestChangeQuery = () =>
  freshQuery(['Audit', 'latest'], () => callApiForPage('listAudit', { query: { limit: '1' } }));

export const orderNotesQuery = (id: string) =>
  freshQuery(['Order', 'notes', id], () => callApi('listOrderNotes', { params: { id } }));

export const orderMailsQuery = (id: string) =>
  freshQuery(['Order', 'mails', id], () => callApi('listOrderMails', { params: { id } }));

export const orderMailQuery = (id: string, mailId: string) =>
  freshQuery(['Order', 'mail', id, mailId], () => callApi('getOrderMail', { params: { id, mailId } }));

/** How the mail about a connection date would read. */
export const connectionMailQuery = (id: string, body: Arrangement) =>
  freshQuery(['Order', 'mail', id, body], () => callApi('previewConnectionMail', { params: { id }, body }));

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
  freshQuery(['Search', q], () => callApi('searchDesk', { query: { q } }));

export const dashboardQuery = () => freshQuery(['Dashboard'], () => callApi('getDashboard', {}));
