import { chakra } from '@chakra-ui/react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** An address below the desk's where nothing stands: staff stay at the desk. */
export function UnknownPage() {
  return (
    <chakra.div paddingBlock="10">
      <PageHead title="Page not found" />
      <EmptyState
        isPlain
        title="We couldn’t find that page"
        headingLevel="h1"
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <LinkButton to={paths.admin()}>Go to the dashboard</LinkButton>
            <LinkButton to={paths.adminOrders()} variant="outline">
              All orders
            </LinkButton>
          </chakra.div>
        }
      >
        <p>There may be a typo in the address. Try “Find anything” at the top.</p>
      </EmptyState>
    </chakra.div>
  );
}
