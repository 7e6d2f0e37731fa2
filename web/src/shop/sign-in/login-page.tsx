import { chakra } from '@chakra-ui/react';
import { countItems } from '@kowhai/domain/cart/cart';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { CheckoutProgress } from '#shop/shared/ordering/checkout-progress.tsx';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { hasUnsaved } from '#state/unsaved.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RedirectAfterSignIn, useAfterSignIn } from './after-sign-in.tsx';
import { OtherWays } from './other-ways.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. In the checkout, new customers enter their details here, which creates their account. */
export function LoginPage() {
  const isSignedIn = useSession(({ user }) => user !== null);
  const next = useAfterSignIn();
  const isCheckout = next === paths.details();
  const [isNewcomer, setNewcomer] = useNewcomer();
  const isNew = isCheckout && isNewcomer;
  const title = isNew ? 'Your details' : 'Sign In';

  return (
    <Container size="form" paddingTop={isCheckout ? '6' : '0'} paddingBottom="12">
      {/* Redirects signed-in users, including those who just signed in here. The form stays until the next page is
          ready. */}
      {isSignedIn && <RedirectAfterSignIn to={next} />}
      <PageHead title={title} />
      {isCheckout && <CheckoutProgress current="Sign In" />}
      <PageHeader
        title={title}
        lead={isNew ? 'We’ll set up an account for you, so you can follow your order.' : <WhatIsKept />}
      />
      <SignInForm isNew={isNew} onAnswer={isCheckout ? setNewcomer : undefined} isDone={isSignedIn} />
      <OtherWays>
        <TextLink to={paths.forgotPassword(next)} standalone>
          Forgot password?
        </TextLink>
        <chakra.span>
          New customer?{' '}
          <TextLink to={paths.register(next)} standalone>
            Register
          </TextLink>
        </chakra.span>
      </OtherWays>
    </Container>
  );
}

/**
 * Says that the cart or what is unsaved is kept, where there is one. Prerendered pages cannot know, so the space is always
 * reserved, and nothing moves.
 */
function WhatIsKept() {
  const { cart, isRead } = useCart();
  const isSomethingKept = countItems(cart) > 0 || (isRead && hasUnsaved());
  return (
    <chakra.span visibility={isSomethingKept ? 'visible' : 'hidden'}>
      We’ve kept everything you’ve entered.
    </chakra.span>
  );
}

/** Whether the person in the checkout is new. Kept in the history state too, so that it survives a reload and Back. */
function useNewcomer(): [isNew: boolean, answer: (isNew: boolean) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The router applies the new state later; the choice must show at once.
  const [answered, setAnswered] = useState<boolean>();
  const answer = (isNew: boolean) => {
    setAnswered(isNew);
    void navigate(pathname + search, { replace: true, state: { isNew } });
  };
  return [answered ?? state?.isNew === true, answer];
}
