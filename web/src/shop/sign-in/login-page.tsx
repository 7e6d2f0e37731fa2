import { chakra } from '@chakra-ui/react';
import { countItems } from '@kowhai/domain/cart';
import { type Credentials, credentials } from '@kowhai/domain/user';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { AppCodeForm } from '#components/app-code-form.tsx';
import { CheckoutProgress } from '#components/checkout-progress.tsx';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { PageHead } from '#components/page-head.tsx';
import { toFailure } from '#data/failure.ts';
import { confirmSignIn, signIn } from '#data/session.ts';
import { useCart } from '#state/cart.ts';
import { hasDrafts } from '#state/own-storage.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';
import { OtherWays } from './other-ways.tsx';
import { keepTypedEmail } from './register-draft.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

export function LoginPage() {
  const isSignedIn = useSession(({ user }) => user !== null);
  const next = useAfterSignIn();
  const isCheckout = next === paths.details();
  const form = useValidatedForm<Credentials, Credentials>(credentials, { email: '', password: '' });
  const { formState } = form;
  const [CodeForm, setCodeForm] = useState<typeof AppCodeForm>();

  const send = async ({ email, password }: Credentials) => {
    try {
      if (await signIn(email, password)) return;
      // Few have a second factor, so its form loads with the question.
      const { AppCodeForm } = await import('#components/app-code-form.tsx');
      setCodeForm(() => AppCodeForm);
    } catch (thrown) {
      showServerErrors(form, toFailure(thrown));
    }
  };

  if (CodeForm) {
    return (
      <Container size="form" paddingBottom="12">
        {isSignedIn && <Navigate to={next} replace />}
        <PageHead title="Sign In" />
        <PageHeader title="Sign In" lead="Your password is right. Now open your authenticator app." />
        <CodeForm
          sendLabel="Sign In"
          busyLabel="Signing in…"
          isDone={isSignedIn}
          onCode={confirmSignIn}
          onExpired={(failure) => {
            setCodeForm(undefined);
            showServerErrors(form, failure);
          }}
          cancelLabel="Back"
          onCancel={() => setCodeForm(undefined)}
        />
        <Text size="sm" tone="muted" marginTop="6">
          If your phone is lost, ask another admin to remove your second factor.
        </Text>
      </Container>
    );
  }
  return (
    <Container size="form" paddingTop={isCheckout ? '6' : '0'} paddingBottom="12">
      {/* Whoever is signed in, be it by this very form, goes on to where they wanted to be; the form stays until that is there. */}
      {isSignedIn && <Navigate to={next} replace />}
      <PageHead title="Sign In" />
      {isCheckout && <CheckoutProgress current="Sign In" />}
      <PageHeader
        title="Sign In"
        lead={
          <>
            Sign in to go on. <WhatIsKept />
          </>
        }
      />
      <Form form={form} aria-label="Sign In" onValid={send}>
        <NoScriptNote what="Signing in" />
        <TextField
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...bind(form, 'email')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...bind(form, 'password')} />
        <TextLink to={paths.forgotPassword(next)} standalone justifySelf="start">
          Forgot password?
        </TextLink>
        <Button type="submit" busy={formState.isSubmitting || isSignedIn} busyLabel="Signing in…">
          Sign In
        </Button>
      </Form>
      <OtherWays>
        <chakra.span>
          New customer?{' '}
          <TextLink
            to={paths.register(next)}
            standalone
            onClick={() => keepTypedEmail(form.getValues('email'))}
          >
            Register
          </TextLink>
        </chakra.span>
      </OtherWays>
    </Container>
  );
}

/**
 * Says what waits for whoever signs in, where something does. The built page cannot know: it keeps the room, so that
 * nothing moves under somebody's finger.
 */
function WhatIsKept() {
  const { cart, isRead } = useCart();
  const hasCart = countItems(cart) > 0;
  const hasTyped = isRead && hasDrafts();
  return (
    <chakra.span visibility={hasCart || hasTyped ? 'visible' : 'hidden'}>
      {hasTyped && !hasCart ? 'What you entered is kept.' : 'Your cart and what you entered are kept.'}
    </chakra.span>
  );
}
