import type { Cart } from '@kowhai/domain/cart/cart';
import type { Order } from '@kowhai/domain/orders/order';
import type { UserInfo } from '@kowhai/domain/people/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latestOrdersQuery } from '#data/queries.ts';
import { isKeyForgotten, usePendingOrder } from '#state/pending-order.ts';
import { describeChoice, findOrderOf } from './order-request.ts';

export type EarlierOrder =
  | { state: 'none' | 'looking' | 'not-found' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; order: Order };

/**
 * What became of an earlier request for this cart whose idempotency key the server no longer remembers, so that sending
 * it again could order twice. The person's orders tell.
 */
export function useEarlierOrder(cart: Cart, user: UserInfo | null) {
  const attempt = usePendingOrder((state) => state.attempt);
  // The page may stay open for days, so the time is read again with each attempt to place the order.
  const [now, setNow] = useState(Date.now);
  const isOurs = attempt !== null && attempt.userId === user?._id && attempt.choice === describeChoice(cart);
  const isForgotten = (at: number) => isOurs && isKeyForgotten(attempt, at);
  const isAsked = isForgotten(now);
  const { data, error, isFetching, refetch } = useQuery({
    ...latestOrdersQuery(user?._id ?? ''),
    enabled: isAsked,
  });

  const earlier = ((): EarlierOrder => {
    if (!isAsked) return { state: 'none' };
    if (isFetching || (!data && !error)) return { state: 'looking' };
    if (error) return { state: 'failed', retry: () => void refetch() };
    const order = findOrderOf(data ?? [], cart, attempt?.sentAt ?? 0);
    return order ? { state: 'found', order } : { state: 'not-found' };
  })();

  return {
    earlier,
    /** Whether the outcome of the request is known; if it is not, starts looking it up. */
    isSettled: (): boolean => {
      const at = Date.now();
      setNow(at);
      if (!isForgotten(at)) return true;
      return earlier.state === 'found' || earlier.state === 'not-found';
    },
  };
}
