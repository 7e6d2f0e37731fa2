import { useEffect, useLayoutEffect, useState } from 'react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useAfterSignIn } from './after-sign-in.tsx';
import { NoCodeHelp } from './no-code-help.tsx';
import { OtherWays } from './other-ways.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { readPasswordReset } from './unsaved-sign-in.ts';

/** Steps 2 and 3 of resetting a password: the code with the new password, and a link to sign in. */
export function ResetPasswordPage() {
  const next = useAfterSignIn();
  const [isDone, setDone] = useState(false);
  const sentTo = useSentTo();
  if (isDone) return <PasswordChanged next={next} />;
  return (
    <Container size="form" paddingBottom="12">
      <PageHead title="Set a new password" />
      <PageHeader
        overline="Step 2 of 3"
        title="Set a new password"
        lead={`If ${sentTo || 'your address'} has an account, a code is on its way. It works for 10 minutes.`}
      />
      <ResetPasswordForm onDone={() => setDone(true)} />
      <NoCodeHelp next={next} />
      <OtherWays>
        <TextLink to={paths.login(next)} standalone>
          Back to sign in
        </TextLink>
      </OtherWays>
    </Container>
  );
}

/** The address that a code was sent to from this tab. Read after hydration, as prerendered HTML cannot know it. */
function useSentTo(): string {
  const [email, setEmail] = useState('');
  useEffect(() => {
    const { email, sentAt } = readPasswordReset();
    if (sentAt > 0) setEmail(email);
  }, []);
  return email;
}

/** Step 3 of resetting a password. Its heading gets the focus, as the button is unmounted. */
function PasswordChanged({ next }: { next: string }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return (
    <Container size="form" paddingBottom="12">
      <PageHead title="Password changed" />
      <PageHeader
        overline="Step 3 of 3"
        title="You’ve changed your password"
        lead="You’ve been signed out everywhere, so sign in again with the new one. We’ve sent you an email about the change."
      />
      <LinkButton to={paths.login(next)}>Sign In</LinkButton>
    </Container>
  );
}
