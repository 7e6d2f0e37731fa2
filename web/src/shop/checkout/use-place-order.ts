import type { Cart } from '@kowhai/domain/cart/cart';
import type { UserInfo } from '@kowhai/domain/people/user';
import { useRef, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { useRequest } from '#shop/shared/ordering/use-request.ts';
import { clearCart } from '#state/cart.ts';
import {
  dropPendingOrder,
  keepPendingOrder,
  notePlacedOrder,
  usePendingOrder,
} from '#state/pending-order.ts';
import { dropSwitchAnswers, readSwitchAnswers } from '#state/switch-answers.ts';
import { isAttemptOf, nextAttempt, type OrderBody } from './order-attempt.ts';

/** Places the cart's order, at most once however often it is tried. */
export function usePlaceOrder(cart: Cart, user: UserInfo | null) {
  const unresolved = usePendingOrder((state) => state.attempt);
  const [placed, setPlaced] = useState<{ orderId: string; cart: Cart } | null>(null);
  const isUnderWay = useRef(false);
  const { send, isSending, failure, sentTotal } = useRequest('placeOrder');

  // Runs to its end even if the person leaves the page meanwhile.
  const place = async () => {
    // A second tap may come before the button is rendered as busy.
    if (!user || isUnderWay.current) return;
    isUnderWay.current = true;
    const before = usePendingOrder.getState().attempt;
    const wanted = { cart, userId: user._id, setup: readSwitchAnswers() };
    const attempt = nextAttempt(wanted, before, () => crypto.randomUUID());
    keepPendingOrder(attempt);
    try {
      const order = await send({ body: attempt.body as OrderBody, idempotencyKey: attempt.key });
      notePlacedOrder(order._id);
      dropPendingOrder();
      setPlaced({ orderId: order._id, cart });
      clearCart();
      dropSwitchAnswers();
    } catch (thrown) {
      const failure = toFailure(thrown);
      // An expired session or a rate limit refuses the request unread, so the attempt is kept: for after the sign-in,
      // or because an earlier try of it may have arrived.
      const isOpen = failure.code === 'RATE_LIMITED' && before?.key === attempt.key;
      if (failure.isUnanswered || failure.code === 'UNAUTHENTICATED' || isOpen) return;
      // The server has refused the content, so the attempt is over. The catalogue's data then updates the cart.
      dropPendingOrder();
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    place,
    /** True until the order's page opens. */
    isSending: isSending || placed !== null,
    failure,
    placed,
    sentTotal,
    /** True where this request was sent before and its outcome is unknown. */
    isUnresolved: isAttemptOf(unresolved, cart, user?._id) && !isSending,
  };
}
