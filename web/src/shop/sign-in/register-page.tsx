import { chakra } from '@chakra-ui/react';
import type { Registration } from '@kowhai/domain/user';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { CheckoutProgress } from '#components/checkout-progress.tsx';
import { PageHead } from '#components/page-head.tsx';
import { toFailure } from '#data/failure.ts';
import { register, signIn } from '#data/session.ts';
import { useSession } from '#state/session.ts';
import { showToast } from '#state/toasts.ts';
import { Container } from '#ui/container.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { paths } from '#web/paths.ts';
import { OtherWays } from './other-ways.tsx';
import { RegisterForm } from './register-form.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export function RegisterPage() {
  const isSignedIn = useSession(({ user }) => user !== null);
  const next = useAfterSignIn();
  const isCheckout = next === paths.details();
  const makeAccount = useMakeAccount();

  return (
    <Container size="form" paddingTop={isCheckout ? '6' : '0'} paddingBottom="12">
      {isSignedIn && <Navigate to={next} replace />}
      <PageHead title="Sign Up" />
      {isCheckout && <CheckoutProgress current="Sign In" />}
      <PageHeader title="Sign Up" lead="One account for your order, its progress and your details." />
      <RegisterForm onRegister={makeAccount} isDone={isSignedIn} />
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

/**
 * Makes the account and signs in. Where the answer to an earlier attempt was lost, the account may be there already:
 * then the same email and password simply sign in, and nobody is told that they exist twice.
 */
function useMakeAccount() {
  const isOutcomeUnknown = useRef(false);

  return async (registration: Registration) => {
    try {
      await register(registration);
    } catch (thrown) {
      const failure = toFailure(thrown);
      const mayBeOurs = failure.code === 'USER_EXISTS' && isOutcomeUnknown.current;
      isOutcomeUnknown.current ||= failure.isUnanswered;
      if (!mayBeOurs) throw failure;
      // Another password than the account's means that it was somebody else's after all.
      const user = await signIn(registration.email, registration.password).catch((refused) => {
        throw toFailure(refused).code === 'INVALID_CREDENTIALS' ? failure : refused;
      });
      // Nobody has a second factor from the first moment on.
      if (!user) throw failure;
    }
    showToast({ status: 'success', message: 'Registration successful' });
  };
}
