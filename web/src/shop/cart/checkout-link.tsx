import type { ComponentProps } from 'react';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

type CheckoutLinkProps = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size' | 'onClick'>;

/**
 * Leads to the sign-in page, which signed-in users pass. Others from a cart are most often new, so it opens at the
 * registration.
 */
export function CheckoutLink(props: CheckoutLinkProps) {
  return (
    <LinkButton to={paths.login(paths.details())} state={{ isNew: true }} size="lg" wide {...props}>
      Proceed to checkout
    </LinkButton>
  );
}
