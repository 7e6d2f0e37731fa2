import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown at the number of a page that the list no longer has. @param first the path of its first page */
export function NoSuchPage({ first }: { first: string }) {
  return (
    <EmptyState
      title="The list doesn’t go that far"
      action={<LinkButton to={first}>Start of the list</LinkButton>}
    >
      It may be shorter now than when you got this link.
    </EmptyState>
  );
}
