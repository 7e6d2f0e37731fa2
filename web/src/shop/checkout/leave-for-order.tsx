import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { orderQuery } from '#data/queries.ts';
import { paths } from '#web/paths.ts';

/** The order is placed: its page is next, and Back does not lead to placing it again. */
export function LeaveForOrder({ orderId }: { orderId: string }) {
  // What the server has answered is kept until that page shows it, and not asked for again.
  useQuery({ ...orderQuery(orderId), enabled: false });
  return <Navigate to={paths.order(orderId)} replace />;
}
