import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** The list that an order was opened from: its orders as they stood there, and its address. */
export type OrderQueue = { ids: readonly string[]; list: string };

/** Travels with the way to an order, so that a reload and Back keep it. */
export const queueState = (ids: readonly string[], list: string) => ({ queue: { ids, list } });

/** Where one stands in the list that one came from; nowhere, where the order was opened by its address. */
export function useOrderQueue(id: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { ids, list } = readQueue(state);
  const at = ids.indexOf(id);
  const next = at < 0 ? undefined : ids[at + 1];
  const previous = at < 0 ? undefined : ids[at - 1];
  const open = (other: string | undefined) => {
    if (other) navigate(paths.order(other), { state });
  };
  return { list, state, next, previous, open };
}

function readQueue(state: unknown): OrderQueue {
  // What an older version of the shop left in the history may be anything.
  const { ids, list } = ((state ?? {}) as { queue?: Partial<OrderQueue> }).queue ?? {};
  return { ids: Array.isArray(ids) ? ids : [], list: typeof list === 'string' ? list : paths.adminOrders() };
}
