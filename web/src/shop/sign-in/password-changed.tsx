import { useEffect } from 'react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** Step 3 of a forgotten password. Its heading takes the focus, which was on a button that is gone. */
export function PasswordChanged({ next }: { next: string }) {
  useEffect(() => {
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
