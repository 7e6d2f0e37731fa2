import { type Cart, countItems } from '@kowhai/domain/cart/cart';
import { cartOfOrder, cartToChange } from '@kowhai/domain/cart/cart-of-order';
import type { Order } from '@kowhai/domain/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '#data/client/failure.ts';
import { hardwareListQuery, planListQuery } from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { changeCart, getStoredCart, useCart } from '#state/cart.ts';
import { showToast } from '#state/toasts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Text } from '#ui/text.tsx';

/** Copies the requested items into the cart to be changed. The request stays as it is until the cart is sent. */
export function ChangeOrder({ order }: { order: Order }) {
  const isChanging = useCart(({ cart }) => cart.replaces?._id === order._id);
  const { fill, isBusy, failure } = useFillCart();
  if (isChanging) {
    return (
      <>
        <Text size="sm">You’re changing this request. Nothing changes until you send it.</Text>
        <LinkButton to={paths.cart()} size="sm" wide data-print="hide">
          Keep changing it
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        wide
        paddingInline="1"
        data-print="hide"
        busy={isBusy}
        onClick={() => void fill((catalogue, cart) => cartToChange(order, catalogue, cart))}
      >
        Change this request
      </Button>
      {failure && <Alert status="danger">{failure}</Alert>}
    </>
  );
}

/** Copies the ordered items into the cart. */
export function Reorder({ order }: { order: Order }) {
  const { fill, isBusy, failure } = useFillCart();
  const reorder = async () => {
    const before = await fill((catalogue) => cartOfOrder(order, catalogue));
    if (!before || countItems(before) === 0) return;
    showToast({
      status: 'info',
      message: `Your cart now has what you ordered in ${order.number}.`,
      action: { label: 'Bring back my old cart', run: () => void changeCart(() => before) },
    });
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

type Fill = (catalogue: Parameters<typeof cartOfOrder>[1], cart: Cart) => Cart;

/** Fills the cart from the current catalogue, and opens it. */
function useFillCart() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const client = useQueryClient();
  const navigate = useNavigate();

  /** @returns the previous cart; undefined if the cart stays as it is */
  const fill = async (makeCart: Fill): Promise<Cart | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const [plans, hardware, before] = await Promise.all([
        client.fetchQuery(planListQuery()),
        client.fetchQuery(hardwareListQuery()),
        getStoredCart(),
      ]);
      await changeCart(() => makeCart({ plans, hardware }, before));
      navigate(paths.cart());
      return before;
    } catch (thrown) {
      setFailure(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  return { fill, isBusy, failure };
}
