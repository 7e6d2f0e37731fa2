import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** The filter of a list finds nothing, or there is nothing at all. */
export function NothingFound({ what, whenEmpty }: { what: string; whenEmpty: string }) {
  const [params, setParams] = useSearchParams();
  if (params.size === 0) {
    return (
      <EmptyState title={`No ${what} yet`}>
        <p>{whenEmpty}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No ${what} match`}
      action={
        <Button variant="outline" onClick={() => setParams({})}>
          Show all {what}
        </Button>
      }
    >
      <p>Look for other words, or choose another filter.</p>
    </EmptyState>
  );
}
