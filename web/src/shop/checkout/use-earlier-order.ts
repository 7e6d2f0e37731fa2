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
 * What became of a request for this very cart that was sent so long ago that its key no longer protects from ordering
 * twice: the person's orders tell.
 */
export function useEarlierOrder(cart: Cart, user: UserInfo | null) {
  const attempt = usePendingOrder((state) => state.attempt);
  // A page may stay open for days: the time is looked at again whenever somebody wants to place the order.
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
    /** Tells whether what became of the request is known, and has it looked up where it is not. */
    isSettled: (): boolean => {
      const at = Date.now();
      setNow(at);
      if (!isForgotten(at)) return true;
      return earlier.state === 'found' || earlier.state === 'not-found';
    },
  };
}
