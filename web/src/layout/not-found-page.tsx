import { PageHead } from '#components/page-head.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';

/** Unknown addresses; the server answers them with a status of 404. */
export function NotFoundPage() {
  return (
    <Container paddingBlock="10">
      <PageHead title="Page not found" />
      <EmptyState
        title="We could not find that page"
        headingLevel="h1"
        action={<LinkButton to={paths.home()}>Go to the home page</LinkButton>}
      >
        <p>The address may be mistyped, or what was there is no longer sold.</p>
      </EmptyState>
    </Container>
  );
}
