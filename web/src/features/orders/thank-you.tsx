import type { Order } from '@kowhai/domain/order';
import { useEffect, useState } from 'react';
import { takePlacedOrder } from '#state/placed-order.ts';
import { Alert } from '#ui/alert.tsx';

/** Tells, for as long as this page is open, whether this order was placed a moment ago. */
export function useJustPlaced(orderId: string): boolean {
  const [placedId, setPlacedId] = useState<string>();

  useEffect(() => {
    if (takePlacedOrder(orderId)) setPlacedId(orderId);
  }, [orderId]);

  return placedId === orderId;
}

export function ThankYou({ order }: { order: Order }) {
  return (
    <Alert status="success" title={`Thank you, ${order.user.firstName}. We have your order request.`}>
      Your number is {order.number}. No payment is due now: we look at your request first.
    </Alert>
  );
}
