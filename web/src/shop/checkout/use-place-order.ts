import type { Cart } from '@kowhai/domain/cart/cart';
import type { UserInfo } from '@kowhai/domain/people/user';
import { useRef, useState } from 'react';
import { toFailure } from '#data/failure.ts';
import { useChange } from '#data/use-change.ts';
import { clearCart } from '#state/cart.ts';
import {
  dropPendingOrder,
  isKeyForgotten,
  keepPendingOrder,
  notePlacedOrder,
  usePendingOrder,
} from '#state/pending-order.ts';
import { useToasts } from '#state/toasts.ts';
import { describeChoice, nextAttempt, type OrderBody } from './order-request.ts';
import { useEarlierOrder } from './use-earlier-order.ts';

/** Through a fault of the database the server goes on for up to 18 s to store an order, or to find out whether it did. */
const timeoutMs = 20_000;

/** Places the cart's order, at most once however often it is tried. */
export function usePlaceOrder(cart: Cart, user: UserInfo | null) {
  const unresolved = usePendingOrder((state) => state.attempt);
  const [placed, setPlaced] = useState<{ orderId: string; cart: Cart } | null>(null);
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, error, variables, reset } = useChange('placeOrder', { timeoutMs });
  const { earlier, isSettled } = useEarlierOrder(cart, user);

  // All of this happens even where the person has left the page while the request was under way.
  const place = async () => {
    // A second tap can come before the button knows that it is busy.
    if (!user || isUnderWay.current || !isSettled()) return;
    isUnderWay.current = true;
    const before = usePendingOrder.getState().attempt;
    const attempt = nextAttempt(cart, user._id, before, () => crypto.randomUUID());
    keepPendingOrder(attempt);
    // What was told on the way here is over; the thank-you is news enough.
    useToasts.setState({ toasts: [] });
    try {
      const order = await mutateAsync({ body: attempt.body as OrderBody, idempotencyKey: attempt.key });
      notePlacedOrder(order._id);
      dropPendingOrder();
      setPlaced({ orderId: order._id, cart });
      clearCart();
    } catch (thrown) {
      const failure = toFailure(thrown);
      // An expired session or a limit refuses the request before it is looked at, so it stays to be sent again: after a
      // sign-in, or because an earlier try of it may have got through.
      const isOpen = failure.code === 'RATE_LIMITED' && before?.key === attempt.key;
      if (failure.isUnanswered || failure.code === 'UNAUTHENTICATED' || isOpen) return;
      // The shop said what it disagrees with: the cart learns it from the catalogue.
      dropPendingOrder();
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    place,
    /** Also until the page of the placed order is there. */
    isSending: isPending || placed !== null,
    failure: error,
    /** Forgets the refusal, once the cart asks for something else. */
    forgetFailure: reset,
    placed,
    /** In dollars, as the last try sent it. */
    sentTotal: typeof variables?.body.totalPrice === 'number' ? variables.body.totalPrice : null,
    /** True where this very request was sent before and nobody knows whether it arrived. */
    isUnresolved:
      unresolved?.choice === describeChoice(cart) && !isKeyForgotten(unresolved, Date.now()) && !isPending,
    /** What became of this very request, where it was sent too long ago to be sent again. */
    earlier,
  };
}
