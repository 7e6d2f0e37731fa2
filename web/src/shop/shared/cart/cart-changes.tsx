import type { CartChange } from '@kowhai/domain/cart/cart';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hardwareQuery, planQuery } from '#data/queries.ts';
import { dismissCartChanges, updateCart, useCart } from '#state/cart.ts';
import { usePendingOrder } from '#state/pending-order.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';

/** Keeps the cart in step with the catalogue, and tells what that changed since the person put it together. */
export function CartChanges() {
  useFreshCart();
  const changes = useCart((state) => state.changes);
  if (changes.length === 0) return null;
  return (
    <Alert
      status="warning"
      title="Your cart has changed"
      action={
        <Button variant="outline" size="sm" onClick={dismissCartChanges}>
          Got it
        </Button>
      }
    >
      <ul>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and the same change can come twice.
          <li key={index}>{describeChange(change)}</li>
        ))}
      </ul>
    </Alert>
  );
}

export function describeChange(change: CartChange): string {
  const money = (dollars: number) => formatMoney(toCents(dollars));
  switch (change.kind) {
    case 'gone':
      return `${change.name} can’t be ordered at the moment, so we took it out.`;
    case 'price':
      return `${change.name} now costs ${money(change.to)}; it was ${money(change.from)}.`;
    case 'quantity':
      return `Only ${change.to} of ${change.name} left in stock. You’d chosen ${change.from}.`;
  }
}

/**
 * Keeps the cart in step with the catalogue while its page is shown: every line is looked up, and what changed is
 * noted in the cart's state for the page to tell. Nothing is changed until all lines have their answer.
 */
function useFreshCart(): void {
  const cart = useCart((state) => state.cart);
  // Stock that an order request of unknown outcome may have taken would look like stock that ran out.
  const isPaused = usePendingOrder(({ attempt }) => attempt !== null);
  const enabled = !isPaused;
  const plans = useQueries({
    queries: cart.plans.map((line) => ({ ...planQuery(line._id), enabled })),
    combine: combineAnswers<Plan>,
  });
  const hardware = useQueries({
    queries: cart.hardware.map((line) => ({ ...hardwareQuery(line._id), enabled })),
    combine: combineAnswers<Hardware>,
  });

  // The cart is the browser's own state: it follows the catalogue, it is no copy of it.
  useEffect(() => {
    if (isPaused || !plans || !hardware) return;
    // Another tab may have put something in that was not asked about here.
    const isSameCart = useCart.getState().cart === cart;
    if (isSameCart) updateCart({ plans, hardware });
  }, [isPaused, cart, plans, hardware]);
}

/** What is still sold, or null while an answer is missing. What is not found is no longer sold. */
function combineAnswers<T>(results: readonly UseQueryResult<T>[]): T[] | null {
  const isAnswered = results.every(({ isSuccess, error }) => isSuccess || error?.code === 'NOT_FOUND');
  return isAnswered ? results.flatMap(({ data, error }) => (data && !error ? [data] : [])) : null;
}
