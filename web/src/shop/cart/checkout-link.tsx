import type { ComponentProps } from 'react';
import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

type CheckoutLinkProps = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size'>;

/**
 * Leads to the registration, as customers who come from a cart are mostly new, or to the next step if they are signed
 * in.
 */
export function CheckoutLink(props: CheckoutLinkProps) {
  return (
    <LinkButton to={useCheckout().to} state={{ isNew: true }} size="lg" wide {...props}>
      Proceed to checkout
    </LinkButton>
  );
}

/** Where the checkout begins for this person, and what they are asked for there. */
export function useCheckout(): { to: string; next: string } {
  const { user, isRead } = useSession();
  const hasAddress = useCart(({ cart }) => cart.serviceAddress !== null);
  if (!user)
    return { to: paths.login(paths.details()), next: isRead ? 'your contact details' : 'your details' };
  return hasAddress
    ? { to: paths.placeOrder(), next: 'check your order' }
    : { to: paths.details(), next: 'your service address' };
}
