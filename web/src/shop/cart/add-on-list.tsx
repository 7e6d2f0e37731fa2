import { chakra } from '@chakra-ui/react';
import {
  addHardware,
  type Cart,
  findPostageEffect,
  limitQuantity,
  removeLine,
} from '@kowhai/domain/cart/cart';
import { describePostage } from '@kowhai/domain/cart/pricing';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { describeFit, listHardwareForPlans, sortForPlans } from '@kowhai/domain/catalogue/hardware-fit';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { hardwareListQuery } from '#data/queries.ts';
import { CatalogueImage } from '#shared/catalogue/catalogue-image.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { announceCart } from '#shop/shared/ordering/announce-cart.ts';
import { describeUnfitHardware } from '#shop/shared/ordering/describe-unfit-hardware.ts';
import { PostageLabel } from '#shop/shared/postage-label.tsx';
import { changeCart, useCart } from '#state/cart.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { QuantityStepper } from '#ui/buttons/quantity-stepper.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Price } from '#ui/price.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/**
 * The hardware that goes with the plans and what is in the cart, each item once. It takes the plans alone, and each
 * row subscribes to the cart itself: rendering all rows with each change delayed the response to a tap.
 */
export const AddOnList = memo(function AddOnList({ plans }: { plans: Cart['plans'] }) {
  const { data, error, refetch } = useQuery(hardwareListQuery());
  // What was in the cart when the list opened stays in it, as removing it must not take its row away.
  const [inCart] = useState(() => useCart.getState().cart.hardware.map(({ _id }) => _id));
  if (!data && error) return <LoadError what="the hardware" failure={error} onRetry={refetch} />;
  if (!data) {
    return (
      <LoadingShape label="Loading hardware">
        <chakra.div display="grid" gap="4">
          <Skeleton height="11rem" />
          <Skeleton height="11rem" />
        </chakra.div>
      </LoadingShape>
    );
  }
  const forPlans = listHardwareForPlans(data, plans);
  const others = data.filter((item) => inCart.includes(item._id) && !forPlans.includes(item));
  const matching = sortForPlans([...others, ...forPlans], plans);
  if (matching.length === 0) {
    return (
      <EmptyState title="We have no hardware for this plan right now">
        You can use your own modem. We’ll check with you that it suits the plan.
      </EmptyState>
    );
  }
  return (
    <chakra.ul display="grid" gap="4">
      {matching.map((item) => (
        <li key={item._id}>
          <AddOnRow item={item} plans={plans} />
        </li>
      ))}
    </chakra.ul>
  );
});

const Row = chakra('article', {
  base: {
    display: 'flex',
    // Enlarged text leaves no room beside the picture on a phone, so it wraps below.
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'start',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'leaf',
    background: 'surface',
    '& > div': { flex: '1 1 9rem', minWidth: '0' },
    '& > div:first-of-type': { flex: { base: '0 0 5.5rem', md: '0 0 9rem' } },
  },
});

const postage = describePostage();

/** An item to add. Once it is in the cart, its stepper changes the cart directly. */
function AddOnRow({ item, plans }: { item: Hardware; plans: Cart['plans'] }) {
  const inCart = useCart(({ cart }) => cart.hardware.find((line) => line._id === item._id)?.qty);
  const [wanted, setWanted] = useState(1);
  const qty = inCart ?? limitQuantity(wanted, item.countInStock);
  const isInCart = inCart !== undefined;
  const postageEffect = useCart(({ cart }) => (plans.length > 0 ? findPostageEffect(cart, item, qty) : null));
  const unfit = describeUnfitHardware(item, plans);

  const putInCart = (count: number, what: string) => {
    changeCart((cart) => addHardware(cart, item, count));
    announceCart(what);
  };
  const name = <VisuallyHidden> {item.name}</VisuallyHidden>;

  return (
    <Row>
      <CatalogueImage path={item.imagePath} alt="" sizes="9rem" />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <chakra.div display="grid" gap="1">
          <Heading as="h2" size="sm">
            {item.name}
          </Heading>
          <Text size="sm" tone="muted">
            {item.shortDescription}
          </Text>
          <Text size="sm" color={unfit ? 'warning.text' : undefined}>
            {unfit ?? `Works with ${describeFit(item)}`}
          </Text>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" fontSize="sm">
          <Price amount={formatMoney(toCents(item.price))} size="sm" />
          {item.countInStock > 0 && (
            <>
              <PostageLabel effect={postageEffect} color="ink.muted" />
              {postageEffect !== 'added' && (
                <chakra.span flexBasis="full">
                  {postageEffect ? postage.effects[postageEffect] : postage.rule}
                </chakra.span>
              )}
            </>
          )}
        </chakra.div>
        {item.countInStock === 0 ? (
          <Text size="sm">
            <Badge tone="warning">Out Of Stock</Badge> Contact us and we’ll tell you when it’s due.
          </Text>
        ) : (
          // With a wide font, what a press shows still fits on the line of the button.
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" rowGap="3" columnGap="2">
            <QuantityStepper
              label={`Quantity of ${item.name}`}
              value={qty}
              max={item.countInStock}
              onChange={isInCart ? (count) => putInCart(count, `${item.name}: ${count}`) : setWanted}
            />
            {isInCart ? (
              <>
                <chakra.span fontSize="sm" fontWeight="semibold" color="success.text">
                  <CheckIcon /> In your cart
                </chakra.span>
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={({ currentTarget }) => {
                    setWanted(qty);
                    changeCart((cart) => removeLine(cart, item._id));
                    announceCart(`${item.name} removed from your cart`);
                    focusHeadingOf(currentTarget.closest('article'));
                  }}
                >
                  Remove{name}
                </Button>
              </>
            ) : (
              <Button
                variant="outline"
                size="sm"
                onClick={({ currentTarget }) => {
                  putInCart(qty, `${item.name} added to your cart`);
                  focusHeadingOf(currentTarget.closest('article'));
                }}
              >
                Add To Cart{name}
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </Row>
  );
}
