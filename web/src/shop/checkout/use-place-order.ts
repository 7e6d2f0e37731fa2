import type { Cart } from '@kowhai/domain/cart/cart';
import type { UserInfo } from '@kowhai/domain/people/user';
import { useRef, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { useChange } from '#data/use-change.ts';
import { clearCart } from '#state/cart.ts';
import {
  dropPendingOrder,
  keepPendingOrder,
  notePlacedOrder,
  usePendingOrder,
} from '#state/pending-order.ts';
import { dropSwitchAnswers, readSwitchAnswers } from '#state/switch-answers.ts';
import { showToast, useToasts } from '#state/toasts.ts';
import { isAttemptOf, nextAttempt, type OrderBody } from './order-request.ts';

/** While the database fails, the server tries for up to 18 s to store an order or to find out whether it is stored. */
const timeoutMs = 20_000;

/** Places the cart's order, at most once however often it is tried. */
export function usePlaceOrder(cart: Cart, user: UserInfo | null) {
  const unresolved = usePendingOrder((state) => state.attempt);
  const [placed, setPlaced] = useState<{ orderId: string; cart: Cart } | null>(null);
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, error, variables } = useChange('placeOrder', { timeoutMs });
  const { mutateAsync: answerSetup } = useChange('answerSetup');

  /** What was said of the provider on the way goes with the order, whose page then does not ask it again. */
  const sendSwitchAnswers = async (orderId: string) => {
    const body = readSwitchAnswers();
    dropSwitchAnswers();
    if (!body.provider) return;
    await answerSetup({ params: { id: orderId }, body }).catch(() =>
      showToast({ status: 'warning', message: 'We couldn’t save who you’re with now. Tell us here again.' }),
    );
  };

  // Runs to its end even if the person leaves the page meanwhile.
  const place = async () => {
    // A second tap may come before the button is rendered as busy.
    if (!user || isUnderWay.current) return;
    isUnderWay.current = true;
    const before = usePendingOrder.getState().attempt;
    const attempt = nextAttempt(cart, user._id, before, () => crypto.randomUUID());
    keepPendingOrder(attempt);
    // Clears older toasts, as the thank-you page follows.
    useToasts.setState({ toasts: [] });
    try {
      const order = await mutateAsync({ body: attempt.body as OrderBody, idempotencyKey: attempt.key });
      notePlacedOrder(order._id);
      dropPendingOrder();
      setPlaced({ orderId: order._id, cart });
      clearCart();
      void sendSwitchAnswers(order._id);
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
    isSending: isPending || placed !== null,
    failure: error,
    placed,
    /** The total of the last try, in dollars. */
    sentTotal: typeof variables?.body.totalPrice === 'number' ? variables.body.totalPrice : null,
    /** True where this request was sent before and its outcome is unknown. */
    isUnresolved: isAttemptOf(unresolved, cart, user?._id) && !isPending,
  };
}
