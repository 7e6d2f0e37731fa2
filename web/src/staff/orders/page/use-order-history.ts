import { listMailsIn } from '@kowhai/domain/api/order-history';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { pollMails } from '#staff/shared/records/mails.tsx';

/** Repeated while one of its mails is on its way. */
const historyQuery = (id: string) => apiQuery('getOrderHistory', { params: { id } });

export function useOrderHistory(id: string) {
  return useQuery({
    ...historyQuery(id),
    refetchInterval: ({ state }) => pollMails(listMailsIn(state.data ?? []).map((mail) => mail.state)),
  });
}

/** Those to the customer, the oldest first. */
export function useOrderMails(id: string) {
  return useQuery({ ...historyQuery(id), select: listMailsIn });
}
