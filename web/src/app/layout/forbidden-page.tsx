import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** For those who are signed in but not staff. Sending them to sign in again would go round in circles. */
export function ForbiddenPage() {
  return (
    <Container paddingBlock="10">
      <PageHead title="For staff only" />
      <EmptyState
        title="This page is for our staff"
        headingLevel="h1"
        action={<LinkButton to={paths.profile()}>Go to your profile</LinkButton>}
      >
        <p>Your account doesn’t have access to it. If it should, ask a colleague who manages users.</p>
      </EmptyState>
    </Container>
  );
}
