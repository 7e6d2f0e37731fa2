import type { CartChange } from '@kowhai/domain/cart/cart';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { dismissCartChanges, useCart } from '#state/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

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
