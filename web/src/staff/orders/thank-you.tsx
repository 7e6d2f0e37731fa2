import type { Order } from '@kowhai/domain/order';
import { useEffect, useState } from 'react';
import { dropPlacedOrder, isPlacedOrder } from '#state/placed-order.ts';
import { Alert } from '#ui/alert.tsx';

/** Tells, for as long as this page is open, whether this order was placed a moment ago. */
export function useJustPlaced(orderId: string): boolean {
  // Known when the page is first drawn: nothing is pushed down by a thank-you that comes after it.
  const [isJustPlaced] = useState(() => isPlacedOrder(orderId));
  useEffect(() => {
    if (isJustPlaced) dropPlacedOrder();
  }, [isJustPlaced]);
  return isJustPlaced;
}

export function ThankYou({ order }: { order: Order }) {
  return (
    <Alert status="success" title={`Thank you, ${order.user.firstName}. We have your order request.`}>
      Your number is {order.number}. No payment is due now: we look at your request first.
    </Alert>
  );
}
