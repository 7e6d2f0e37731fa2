import { cartAfterChange } from '@kowhai/domain/cart/cart-of-order';
import type { Order } from '@kowhai/domain/orders/order';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '#data/use-change.ts';
import { ReasonDialog } from '#shared/orders/reason-dialog.tsx';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { changeCart, useCart } from '#state/cart.ts';
import { dropPendingOrderOf } from '#state/pending-order.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';

const reasons = orderStatusTable.cancelled.by.customer;

/** Nothing in this browser goes on with a request that is cancelled: neither a change of it nor a try to send it. */
function forgetRequest(order: Order) {
  if (useCart.getState().cart.replaces?._id === order._id) void changeCart(cartAfterChange);
  dropPendingOrderOf(order);
}

/** Takes the request back, after a question: nothing is cancelled by a slip. */
export function CancelOrder({ order: { _id, number } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: cancel } = useChange('cancelOrder');

  // The button goes away with the request: above it stands what has become of that.
  const isCancelling = useRef(false);
  useEffect(
    () => () => {
      if (isCancelling.current) focusHeadingOf(document.querySelector('main'));
    },
    [],
  );

  const confirm = async (reason?: (typeof reasons)[number]) => {
    // The answer is shown, and this button gone, before it comes back here.
    isCancelling.current = true;
    const order = await cancel({ params: { id: _id }, body: { reason } }).catch((thrown: unknown) => {
      isCancelling.current = false;
      throw thrown;
    });
    forgetRequest(order);
    showToast({ status: 'success', message: 'Your order request is cancelled' });
  };

  return (
    <>
      <Button variant="outline" size="sm" wide data-print="hide" onClick={() => setAsking(true)}>
        Cancel this request
      </Button>
      <ReasonDialog
        title={`Do you want to cancel order request ${number}?`}
        confirmLabel="Cancel the request"
        cancelLabel="Keep it"
        reasons={reasons}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>There’s nothing to pay.</p>
      </ReasonDialog>
    </>
  );
}
