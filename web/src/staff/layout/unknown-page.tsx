import { Box, Flex } from '@chakra-ui/react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown for unknown URLs below /admin. */
export function UnknownPage() {
  return (
    <Box paddingBlock="10">
      <PageHead title="Page not found" />
      <EmptyState
        isDense
        title="We couldn’t find that page"
        headingLevel="h1"
        action={
          <Flex wrap="wrap" gap="3">
            <LinkButton to={paths.admin()}>Go to the dashboard</LinkButton>
            <LinkButton to={paths.adminOrders()} variant="outline">
              All orders
            </LinkButton>
          </Flex>
        }
      >
        There may be a typo in the address. Try “Find anything” at the top.
      </EmptyState>
    </Box>
  );
}
