import { chakra } from '@chakra-ui/react';
import { countItems } from '@kowhai/domain/cart/cart';
import type { Registration } from '@kowhai/domain/people/user';
import { useEffect, useState } from 'react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { CheckoutProgress } from '#shop/shared/ordering/checkout-progress.tsx';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RedirectAfterSignIn, useAfterSignIn } from './after-sign-in.tsx';
import { useMakeAccount } from './new-account.tsx';
import { OtherWays } from './other-ways.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  const isSignedIn = useSession(({ user }) => user !== null);
  const next = useAfterSignIn();
  const isCheckout = next === paths.details();
  const makeAccount = useMakeAccount();
  // From the press on: the session begins before the answer is here.
  const [isMaking, setMaking] = useState(false);
  const register = async (values: Registration) => {
    setMaking(true);
    await makeAccount(values);
  };
  // Who came for something else is led there.
  if (isSignedIn && isMaking && next === paths.home()) return <WhatNext />;

  return (
    <Container size="form" paddingTop={isCheckout ? '6' : '0'} paddingBottom="12">
      {isSignedIn && <RedirectAfterSignIn to={next} />}
      <PageHead title="Sign Up" />
      {isCheckout && <CheckoutProgress current="Sign In" />}
      <PageHeader title="Sign Up" lead="Follow your orders and keep your details in one place." />
      <RegisterForm next={next} onRegister={register} isDone={isSignedIn} />
      <OtherWays>
        <chakra.span>
          Already have an account?{' '}
          <TextLink to={paths.login(next)} standalone>
            Sign In
          </TextLink>
        </chakra.span>
      </OtherWays>
    </Container>
  );
}

/** Where to go from here. Its heading gets the focus, as the button is unmounted. */
function WhatNext() {
  const hasCart = useCart(({ cart }) => countItems(cart) > 0);
  useEffect(() => focusHeadingOf(document.querySelector('main')), []);
  return (
    <Container size="form" paddingBottom="12">
      <PageHead title="Your account’s ready" />
      <PageHeader
        title="Your account’s ready"
        lead="Next: choose a plan for your home. Once you’ve ordered, you can follow it in your profile."
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to={hasCart ? paths.cart() : paths.finder()}>
          {hasCart ? 'Go to your cart' : 'Find your plan'}
        </LinkButton>
        <LinkButton to={paths.profile()} variant="outline">
          See your profile
        </LinkButton>
      </chakra.div>
    </Container>
  );
}
