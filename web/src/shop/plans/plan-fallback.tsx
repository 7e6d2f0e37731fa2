import type { Failure } from '#data/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

type PlanFallbackProps = {
  /** Null while the plan is still on its way. */
  failure: Failure | null;
  onRetry: () => unknown;
};

/** What stands in a plan's place: its shape, that there is none, or why it cannot be shown. */
export function PlanFallback({ failure, onRetry }: PlanFallbackProps) {
  return (
    <Container paddingBlock="10" minHeight="70vh">
      <PageHead title={failure?.code === 'NOT_FOUND' ? 'Plan not found' : 'Plan'} />
      {failure === null ? (
        <LoadingShape label="Loading the plan">
          <Skeleton height="3rem" width="min(24rem, 80%)" marginBottom="8" />
          <Skeleton height="20rem" />
        </LoadingShape>
      ) : failure.code === 'NOT_FOUND' ? (
        <EmptyState
          title="We don’t sell this plan"
          headingLevel="h1"
          action={<LinkButton to={paths.planList('fibre')}>See our fibre plans</LinkButton>}
        >
          It may have been replaced by a newer one, or there’s a typo in the address.
        </EmptyState>
      ) : (
        <LoadError what="this plan" failure={failure} onRetry={onRetry} />
      )}
    </Container>
  );
}
