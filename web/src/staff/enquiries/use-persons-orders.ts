import type { EnquiryDetails } from '@kowhai/domain/enquiries/stored-enquiry';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from '#data/staff-queries.ts';
import { paths } from '#shared/paths.ts';

const mostShown = 3;

/** The orders of an enquiry's account, or those that name its email where it proved none, and the URL of the full list. */
export function usePersonsOrders({ account, email }: EnquiryDetails) {
  const whose = account?.isProven ? { user: account._id } : { q: email };
  const { data, isPending } = useQuery(listQuery('listOrders', whose, { limit: mostShown }));
  return { orders: data?.items, isPending, list: paths.adminOrders(whose) };
}
