import { chakra } from '@chakra-ui/react';
import { PageHead } from '#components/page-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type NotFoundProps = {
  /** What was looked for: "service". */
  thing: string;
  /** The list that it would stand in. */
  list: { label: string; to: string };
};

/** There is no such thing of the staff's, or no longer. */
export function NotFound({ thing, list }: NotFoundProps) {
  return (
    <chakra.div paddingBlock="10">
      <PageHead title="Not found" />
      <EmptyState
        title={`We could not find that ${thing}`}
        headingLevel="h1"
        action={<LinkButton to={list.to}>All {list.label.toLowerCase()}</LinkButton>}
      >
        <p>The address may be mistyped, or somebody has deleted it.</p>
      </EmptyState>
    </chakra.div>
  );
}
