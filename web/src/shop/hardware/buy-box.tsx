import { addHardware, findPostageEffect, limitQuantity } from '@kowhai/domain/cart/cart';
import { describePostage } from '@kowhai/domain/cart/pricing';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { describeFit } from '@kowhai/domain/catalogue/hardware-fit';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { useState } from 'react';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { paths } from '#shared/paths.ts';
import { describeUnfitHardware } from '#shop/shared/ordering/describe-unfit-hardware.ts';
import { PostageLabel } from '#shop/shared/postage-label.tsx';
import { changeCart, useCart } from '#state/cart.ts';
import { showToast } from '#state/toasts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { QuantityStepper } from '#ui/buttons/quantity-stepper.tsx';
import { Card } from '#ui/card.tsx';
import { Price } from '#ui/price.tsx';
import { Text } from '#ui/text.tsx';

/** At this stock or less, the page says how many are left. */
const fewLeft = 5;

const postage = describePostage();

export function BuyBox({ item }: { item: Hardware }) {
  const [wanted, setWanted] = useState(1);
  const inCart = useCart(({ cart }) => cart.hardware.find((line) => line._id === item._id)?.qty ?? 0);
  const plans = useCart(({ cart }) => cart.plans);
  const unfit = describeUnfitHardware(item, plans);
  const left = item.countInStock;
  const qty = limitQuantity(wanted, left);
  const postageEffect = useCart(({ cart }) =>
    left > 0 && cart.plans.length > 0 ? findPostageEffect(cart, item, qty) : null,
  );

  const addToCart = async () => {
    const isAdded = await changeCart((cart) => addHardware(cart, item, qty));
    if (isAdded) showToast({ status: 'success', message: `${qty} × ${item.name} in your cart` });
  };

  return (
    <Card raised>
      <Price amount={formatMoney(toCents(item.price))} unit="each" size="xl" />
      <Text size="sm" tone="muted">
        <span>Including GST. </span>
        <PostageLabel effect={postageEffect} />
        <br />
        <span>{postageEffect ? postage.effects[postageEffect] : postage.rule}</span>
        <br />
        Works with {describeFit(item)}
      </Text>
      {left > 0 ? (
        <>
          <NoScriptNote what="Ordering here" />
          <QuantityStepper label={`Quantity of ${item.name}`} value={qty} max={left} onChange={setWanted} />
          {(left <= fewLeft || qty === left) && (
            <Text size="sm" fontWeight="semibold">
              Only {left} left
            </Text>
          )}
          <Button size="lg" wide onClick={addToCart}>
            Add To Cart
          </Button>
          {unfit && <Alert status="warning">{unfit}</Alert>}
        </>
      ) : (
        <OutOfStock />
      )}
      {inCart > 0 && (
        <>
          <Text size="sm">
            You have {inCart} in your cart.
            {left > 0 && ' Adding again replaces that number.'}
          </Text>
          <LinkButton to={paths.cart()} variant="outline" wide>
            Go to cart
          </LinkButton>
        </>
      )}
    </Card>
  );
}

function OutOfStock() {
  return (
    <>
      <Button
        size="lg"
        wide
        disabledReason="Some products are ordered in advance. Contact us and we’ll tell you when this one is due."
      >
        Out Of Stock
      </Button>
      <LinkButton to={paths.contact()} variant="outline" wide>
        Contact us
      </LinkButton>
    </>
  );
}
