import { useEffect, useState } from 'react';
import { dropPlacedOrder, isPlacedOrder } from '#state/placed-order.ts';

/** Tells, for as long as this page is open, whether this order was placed a moment ago. */
export function useJustPlaced(orderId: string): boolean {
  // Known when the page is first drawn: nothing is pushed down by a thank-you that comes after it.
  const [isJustPlaced] = useState(() => isPlacedOrder(orderId));
  useEffect(() => {
    if (isJustPlaced) dropPlacedOrder();
  }, [isJustPlaced]);
  return isJustPlaced;
}
