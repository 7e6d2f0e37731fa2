import { Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHead } from '#shared/page/page-head.tsx';
import { EmptyState } from '#staff/shared/parts/empty-state.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import type { Item } from './audit-trail.tsx';
import { KeptChanges } from './item-changes.tsx';

type NotFoundProps = {
  thing: string;
  list: { label: string; to: string };
  item: Item;
  children?: ReactNode;
};

export function NotFound({ thing, list, item, children }: NotFoundProps) {
  return (
    <Grid paddingBlock="10" templateColumns="minmax(0, 1fr)" gap="5">
      <PageHead title="Not found" />
      <EmptyState
        title={`We couldn’t find that ${thing}`}
        headingLevel="h1"
        action={
          <Flex wrap="wrap" gap="3">
            <LinkButton to={list.to}>All {list.label.toLowerCase()}</LinkButton>
            {children}
          </Flex>
        }
      >
        <p>There may be a typo in the address, or it’s been deleted.</p>
      </EmptyState>
      <KeptChanges {...item} />
    </Grid>
  );
}
