import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';

/** To the sign-in, which whoever is signed in passes. Somebody who comes from a cart is most often new. */
export function CheckoutLink() {
  return (
    <LinkButton to={paths.login(paths.details())} state={{ isNew: true }} size="lg" wide>
      Proceed to checkout
    </LinkButton>
  );
}
