import type { CartChange } from '@kowhai/domain/cart/cart';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hardwareQuery, planQuery } from '#data/queries.ts';
import { dismissCartChanges, updateCart, useCart } from '#state/cart.ts';
import { usePendingOrder } from '#state/pending-order.ts';
import { useSession } from '#state/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';

/** Updates the cart from the catalogue, and says what has changed since the person filled it. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and may contain a change twice.
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
 * Updates the cart from the catalogue while its page is shown. Changes are stored with the cart, for the page to show.
 * Nothing changes until every line has been looked up.
 */
function useFreshCart(): void {
  const cart = useCart((state) => state.cart);
  // An order request of unknown outcome may have taken the stock, which would look as if it had run out.
  const personId = useSession(({ user }) => user?._id);
  const isPaused = usePendingOrder(({ attempt }) => attempt !== null && attempt.userId === personId);
  const enabled = !isPaused;
  const plans = useQueries({
    queries: cart.plans.map((line) => ({ ...planQuery(line._id), enabled })),
    combine: combineAnswers<Plan>,
  });
  const hardware = useQueries({
    queries: cart.hardware.map((line) => ({ ...hardwareQuery(line._id), enabled })),
    combine: combineAnswers<Hardware>,
  });

  // An effect, because the cart is state of the browser that follows the catalogue, not a copy of it.
  useEffect(() => {
    if (isPaused || !plans || !hardware) return;
    // Another tab may have added a line that was not looked up here.
    const isSameCart = useCart.getState().cart === cart;
    if (isSameCart) updateCart({ plans, hardware });
  }, [isPaused, cart, plans, hardware]);
}

/** The items that are still sold, or null until all queries have answered. NOT_FOUND means no longer sold. */
function combineAnswers<T>(results: readonly UseQueryResult<T>[]): T[] | null {
  const isAnswered = results.every(({ isSuccess, error }) => isSuccess || error?.code === 'NOT_FOUND');
  return isAnswered ? results.flatMap(({ data, error }) => (data && !error ? [data] : [])) : null;
}
