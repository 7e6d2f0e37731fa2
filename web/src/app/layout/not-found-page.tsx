import { chakra } from '@chakra-ui/react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#state/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown for unknown URLs, which the server answers with status 404. */
export function NotFoundPage() {
  const isStaff = useSession(({ user }) => user?.isAdmin === true);
  return (
    <Container paddingBlock="10">
      <PageHead title="Page not found" />
      <EmptyState
        title="We couldn’t find that page"
        headingLevel="h1"
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {isStaff && <LinkButton to={paths.admin()}>Go to the dashboard</LinkButton>}
            <LinkButton to={paths.home()} variant={isStaff ? 'outline' : 'solid'}>
              Go to the home page
            </LinkButton>
          </chakra.div>
        }
      >
        There may be a typo in the address, or we no longer sell what was here.
      </EmptyState>
    </Container>
  );
}
