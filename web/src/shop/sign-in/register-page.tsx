import { chakra } from '@chakra-ui/react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { CheckoutProgress } from '#shop/shared/ordering/checkout-progress.tsx';
import { useSession } from '#state/session.ts';
import { TextLink } from '#ui/buttons/link.tsx';
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

  return (
    <Container size="form" paddingTop={isCheckout ? '6' : '0'} paddingBottom="12">
      {isSignedIn && <RedirectAfterSignIn to={next} />}
      <PageHead title="Sign Up" />
      {isCheckout && <CheckoutProgress current="Sign In" />}
      <PageHeader title="Sign Up" lead="Follow your orders and keep your details in one place." />
      <RegisterForm next={next} onRegister={makeAccount} isDone={isSignedIn} />
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
