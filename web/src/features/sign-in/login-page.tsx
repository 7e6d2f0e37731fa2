import { chakra } from '@chakra-ui/react';
import { type Credentials, credentials } from '@kowhai/domain/user';
import { Navigate } from 'react-router-dom';
import { CheckoutProgress } from '#components/checkout-progress.tsx';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { PageHead } from '#components/page-head.tsx';
import { useFirstErrorToast } from '#components/use-first-error-toast.ts';
import { toFailure } from '#data/failure.ts';
import { signIn } from '#data/session.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Form } from '#ui/form.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showServerErrors, useValidatedForm } from '#ui/use-validated-form.ts';
import { paths } from '#web/paths.ts';
import { OtherWays } from './other-ways.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export function LoginPage() {
  const isSignedIn = useSession(({ user }) => user !== null);
  const next = useAfterSignIn();
  const isCheckout = next === paths.details();
  const form = useValidatedForm<Credentials, Credentials>(credentials, { email: '', password: '' });
  const { register, formState } = form;
  useFirstErrorToast(form);

  // Whoever is signed in, be it by this very form, goes on to where they wanted to be.
  if (isSignedIn) return <Navigate to={next} replace />;
  return (
    <Container size="form" paddingTop={isCheckout ? '6' : '0'} paddingBottom="12">
      <PageHead title="Sign In" />
      {isCheckout && <CheckoutProgress current="Sign In" />}
      {/* The same words wherever it leads: the built page does not know, and must not move under somebody's finger. */}
      <PageHeader title="Sign In" lead="Sign in to go on. Your cart and what you entered are kept." />
      <Form
        form={form}
        aria-label="Sign In"
        onValid={({ email, password }) =>
          signIn(email, password).then(
            () => undefined,
            (thrown) => showServerErrors(form, toFailure(thrown)),
          )
        }
      >
        <NoScriptNote what="Signing in" />
        <TextField
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <TextLink to={paths.forgotPassword(next)} standalone justifySelf="start">
          Forgot password?
        </TextLink>
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Signing in…">
          Sign In
        </Button>
      </Form>
      <OtherWays>
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
