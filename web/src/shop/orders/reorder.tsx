import { type Cart, countItems, emptyCart } from '@kowhai/domain/cart/cart';
import { bringBackCart, cartOfOrder } from '@kowhai/domain/cart/cart-of-order';
import type { Order } from '@kowhai/domain/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '#data/client/failure.ts';
import { hardwareListQuery, planListQuery } from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { changeCart, useCart } from '#state/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';

/** Fills the cart with what was ordered and is still sold, and opens it. */
export function Reorder({ order }: { order: Order }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const client = useQueryClient();
  const navigate = useNavigate();

  const reorder = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const [plans, hardware] = await Promise.all([
        client.fetchQuery(planListQuery()),
        client.fetchQuery(hardwareListQuery()),
      ]);
      const filled = cartOfOrder(order, { plans, hardware });
      let before = emptyCart;
      const isFilled = await changeCart((now) => {
        before = now;
        return filled;
      });
      // A notice has said why.
      if (!isFilled) return;
      if (countItems(before) > 0) {
        const step = {
          text: `Your cart now has what you ordered in ${order.number}.`,
          undo: (now: Cart) => bringBackCart(before, filled, now),
          undoLabel: 'Bring back my old cart',
        };
        useCart.setState({ step });
      }
      navigate(paths.cart());
    } catch (thrown) {
      setFailure(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" wide data-print="hide" busy={isBusy} onClick={() => void reorder()}>
        Order again
      </Button>
      {failure && <Alert status="danger">{failure}</Alert>}
    </>
  );
}
