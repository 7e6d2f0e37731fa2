import { chakra } from '@chakra-ui/react';
import { countItems } from '@kowhai/domain/cart/cart';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { CheckoutProgress } from '#shop/shared/cart/checkout-progress.tsx';
import { hasDrafts } from '#state/browser-storage.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GoOn, useAfterSignIn } from './after-sign-in.tsx';
import { OtherWays } from './other-ways.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Signing in. On the way through the checkout somebody new gives their details here, and has an account from then on. */
export function LoginPage() {
  const isSignedIn = useSession(({ user }) => user !== null);
  const next = useAfterSignIn();
  const isCheckout = next === paths.details();
  const [isNewcomer, setNewcomer] = useNewcomer();
  const isNew = isCheckout && isNewcomer;
  const title = isNew ? 'Your details' : 'Sign In';

  return (
    <Container size="form" paddingTop={isCheckout ? '6' : '0'} paddingBottom="12">
      {/* Whoever is signed in, be it by this very form, goes on to where they wanted to be; the form stays until that is there. */}
      {isSignedIn && <GoOn to={next} />}
      <PageHead title={title} />
      {isCheckout && <CheckoutProgress current="Sign In" />}
      <PageHeader
        title={title}
        lead={
          isNew ? (
            'We’ll set up an account for you, so you can follow your order.'
          ) : (
            <>
              Sign in to continue. <WhatIsKept />
            </>
          )
        }
      />
      <SignInForm
        next={next}
        isNew={isNew}
        onAnswer={isCheckout ? setNewcomer : undefined}
        isDone={isSignedIn}
      />
      <OtherWays>
        {!isNew && (
          <chakra.span>
            New customer?{' '}
            <TextLink to={paths.register(next)} standalone>
              Register
            </TextLink>
          </chakra.span>
        )}
      </OtherWays>
    </Container>
  );
}

/**
 * Says that what waits for whoever signs in is kept, where something does. The built page cannot know: it keeps the room,
 * so that nothing moves under somebody's finger.
 */
function WhatIsKept() {
  const { cart, isRead } = useCart();
  const isSomethingKept = countItems(cart) > 0 || (isRead && hasDrafts());
  return (
    <chakra.span visibility={isSomethingKept ? 'visible' : 'hidden'}>
      We’ve kept everything you’ve entered.
    </chakra.span>
  );
}

/**
 * Whether the person in the checkout is new. The answer is kept in the history's entry as well, so that a reload and
 * Back bring it back.
 */
function useNewcomer(): [isNew: boolean, answer: (isNew: boolean) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The router takes a moment to tell of a change; the choice is there at once.
  const [answered, setAnswered] = useState<boolean>();
  const answer = (isNew: boolean) => {
    setAnswered(isNew);
    void navigate(pathname + search, { replace: true, state: { isNew } });
  };
  return [answered ?? state?.isNew === true, answer];
}
