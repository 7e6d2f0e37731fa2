import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { useQueries, useQuery } from '@tanstack/react-query';
import { orderQuery } from '#data/queries.ts';
import { listQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { withNotice } from '#staff/shared/parts/notices.ts';
import { type Colleague, useColleagues } from '#staff/shared/records/use-colleagues.ts';

const mostShown = 3;

/** The orders of an enquiry's account, or those that name its email where it proved none, and the URL of the full list. */
export function usePersonsOrders({ account, email }: EnquiryDetails) {
  const whose = account?.isProven ? { user: account._id } : { q: email };
  const { data, isPending } = useQuery(listQuery('listOrders', whose, { limit: mostShown }));
  return { orders: data?.items, isPending, list: paths.adminOrders(whose) };
}

/** The orders that an enquiry may be about: those that it names, else the person's open ones, else the newest. */
export function useAskedOrders(enquiry: EnquiryDetails) {
  const { orders = [], isPending } = usePersonsOrders(enquiry);
  const named = useQueries({ queries: enquiry.orders.map(({ _id }) => orderQuery(_id)) });
  if (named.length > 0) {
    const found = named.flatMap(({ data }) => data ?? []);
    return { orders: found, isPending: named.some((query) => query.isPending) };
  }
  const open = orders.filter((order) => isOpenStatus(order.status));
  return { orders: open.length > 0 ? open : orders.slice(0, 1), isPending };
}

/** Assigns an enquiry to a colleague or, with null, to no one; by default to oneself, and one's own to no one. */
export function useAssignEnquiry() {
  const { own } = useColleagues();
  const { mutate } = useChange('assignEnquiry');
  return ({ _id, assignee }: Pick<StoredEnquiry, '_id' | 'assignee'>, chosen?: Colleague | null) => {
    if (own === undefined) return;
    const to = chosen === undefined ? (assignee?._id === own._id ? null : own) : chosen;
    const message = to ? `Enquiry assigned to ${to.isYou ? 'you' : to.name}` : 'Enquiry unassigned';
    mutate(
      { params: { id: _id }, body: { assignee: to?._id ?? null } },
      withNotice(() => message),
    );
  };
}
