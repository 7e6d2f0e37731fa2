import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { useQueries, useQuery } from '@tanstack/react-query';
import { orderQuery } from '#data/queries.ts';
import { listQuery } from '#data/staff/staff-queries.ts';
import { paths } from '#shared/paths.ts';

const mostShown = 3;

/** The orders of an enquiry's account, or those that name its email where it proved none, and the URL of the full list. */
export function usePersonsOrders({ account, email }: EnquiryDetails) {
  const whose = account?.isProven ? { user: account._id } : { q: email };
  const { data, isPending } = useQuery(listQuery('listOrders', whose, { limit: mostShown }));
  return { orders: data?.rows, isPending, list: paths.adminOrders(whose) };
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
