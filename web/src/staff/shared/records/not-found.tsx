import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHead } from '#shared/page/page-head.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Item } from './audit-trail.tsx';
import { KeptChanges } from './item-changes.tsx';

type NotFoundProps = {
  /** What was looked for: "service". */
  thing: string;
  /** The list that it would stand in. */
  list: { label: string; to: string };
  /** Of what the changes are shown, where there were any. */
  item?: Item;
  /** More ways on. */
  children?: ReactNode;
};

/** There is no such thing of the staff's, or no longer. */
export function NotFound({ thing, list, item, children }: NotFoundProps) {
  return (
    <chakra.div paddingBlock="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <PageHead title="Not found" />
      <EmptyState
        isPlain
        title={`We couldn’t find that ${thing}`}
        headingLevel="h1"
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <LinkButton to={list.to}>All {list.label.toLowerCase()}</LinkButton>
            {children}
          </chakra.div>
        }
      >
        <p>There may be a typo in the address, or it’s been deleted.</p>
      </EmptyState>
      {item && <KeptChanges {...item} />}
    </chakra.div>
  );
}
