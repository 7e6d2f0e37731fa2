import { chakra } from '@chakra-ui/react';
import { addHardware, type Cart } from '@kowhai/domain/cart/cart';
import { listHardwareForPlans, sortForPlans } from '@kowhai/domain/catalogue/hardware-fit';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Catalogue } from '@kowhai/domain/orders/offered-lines';
import { useId } from 'react';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { describeUnfitHardware } from '#shop/shared/ordering/describe-unfit-hardware.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Heading } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type MoreHardwareProps = {
  cart: Cart;
  hardware: Catalogue['hardware'];
  onAdd: (make: (cart: Cart) => Cart) => void;
};

/** The hardware for the plans that is in stock and not ordered yet. */
export function MoreHardware({ cart, hardware, onAdd }: MoreHardwareProps) {
  const headingId = useId();
  const more = sortForPlans(listHardwareForPlans(hardware, cart.plans), cart.plans).filter(
    ({ _id, countInStock }) => countInStock > 0 && cart.hardware.every((line) => line._id !== _id),
  );
  if (more.length === 0) return null;
  return (
    <chakra.section display="grid" gap="3" aria-labelledby={headingId}>
      <Heading id={headingId} size="sm">
        Add hardware
      </Heading>
      <chakra.ul display="grid">
        {more.map((item) => (
          <chakra.li
            key={item._id}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            paddingBlock="2"
            borderTopWidth="1px"
            borderColor="line"
          >
            <chakra.span minWidth="0" lineHeight="snug" overflowWrap="anywhere">
              {item.name}, {formatMoney(toCents(item.price))}
              <chakra.small display="block" color="ink.muted">
                {describeUnfitHardware(item, cart.plans) ?? item.shortDescription}
              </chakra.small>
            </chakra.span>
            <Button
              variant="outline"
              size="sm"
              onClick={({ currentTarget }) => {
                focusHeadingOf(currentTarget.closest('section'));
                onAdd((now) => addHardware(now, item, 1));
              }}
            >
              Add<VisuallyHidden> {item.name}</VisuallyHidden>
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
