import { countItems } from '@kowhai/domain/cart';
import { cartOfOrder } from '@kowhai/domain/cart-of-order';
import type { Order } from '@kowhai/domain/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '#data/failure.ts';
import { hardwareListQuery, orderQuery, planListQuery } from '#data/queries.ts';
import { useChange } from '#data/use-change.ts';
import { changeCart, getStoredCart, useCart } from '#state/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';
import { paths } from '#web/paths.ts';

/** Takes the request back and puts what is in it into the cart, to be changed and sent anew. */
export function ChangeOrder({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: cancel } = useChange('cancelOrder');
  const hasCart = useCart(({ cart }) => countItems(cart) > 0);

  const takeBack = async () => {
    const [plans, hardware] = await Promise.all([
      client.fetchQuery(planListQuery()),
      client.fetchQuery(hardwareListQuery()),
      // What cannot be put into the cart is not taken back.
      getStoredCart(),
    ]);
    const cart = cartOfOrder(order, { plans, hardware });
    await cancel({ params: { id: order._id }, body: { reason: 'I want to change it' } });
    await changeCart(() => cart);
    navigate(paths.cart());
  };

  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await takeBack();
    } catch (thrown) {
      setFailure(toFailure(thrown).message);
      // Staff may have been quicker: show what the order is now.
      void client.invalidateQueries({ queryKey: orderQuery(order._id).queryKey });
    }
    setBusy(false);
  };

  return (
    <>
      <Button variant="outline" size="sm" wide data-print="hide" onClick={() => setAsking(true)}>
        Change this request
      </Button>
      <ConfirmDialog
        title={`Do you want to change order request ${order.number}?`}
        confirmLabel="Take it back and change it"
        cancelLabel="Keep it"
        isOpen={isAsking}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setAsking(false);
          setFailure(undefined);
        }}
      >
        <p>
          We take it back and put what is in it into your cart, with its address. Change what you like and
          send it again: it then has a new number, and until then nothing is kept for you.
        </p>
        {hasCart && <p>It takes the place of what is in your cart now.</p>}
        {failure && <Alert status="danger">{failure}</Alert>}
      </ConfirmDialog>
    </>
  );
}
