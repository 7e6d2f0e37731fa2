import type { ComponentProps } from 'react';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

type CheckoutLinkProps = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size' | 'onClick'>;

/** To the sign-in, which whoever is signed in passes. Somebody who comes from a cart is most often new. */
export function CheckoutLink(props: CheckoutLinkProps) {
  return (
    <LinkButton to={paths.login(paths.details())} state={{ isNew: true }} size="lg" wide {...props}>
      Proceed to checkout
    </LinkButton>
  );
}
