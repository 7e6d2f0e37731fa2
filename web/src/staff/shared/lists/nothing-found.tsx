import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { readWalkedPages, withFirstPage } from './list-address.ts';
import { focusListStart } from './list-pager.tsx';

type NothingFoundProps = {
  what: string;
  whenEmpty: string;
  whenNoneMatch?: ReactNode;
  /** True where this page is empty but another follows. */
  hasMore?: boolean;
};

export function NothingFound({ what, whenEmpty, whenNoneMatch, hasMore = false }: NothingFoundProps) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  if (hasMore) {
    return (
      <EmptyState isDense title="Nothing to show on this page">
        There may be {what} on the next page.
      </EmptyState>
    );
  }
  if (String(params) === '') {
    return (
      <EmptyState isDense title={`No ${what} yet`}>
        {whenEmpty}
      </EmptyState>
    );
  }
  if (readWalkedPages(params) > 0) {
    return (
      <EmptyState
        isDense
        title="Nothing on this page any more"
        action={
          <LinkButton to={`${pathname}?${withFirstPage(params)}`} onClick={focusListStart} variant="outline">
            Back to the first page
          </LinkButton>
        }
      >
        What was here has changed, been deleted or no longer matches.
      </EmptyState>
    );
  }
  if (whenNoneMatch) return whenNoneMatch;
  return (
    <EmptyState
      isDense
      title={`No ${what} match`}
      action={
        <Button variant="outline" onClick={() => setParams({})}>
          Show all {what}
        </Button>
      }
    >
      Try other words or another filter.
    </EmptyState>
  );
}
