import type { Failure } from '#data/client/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

const kinds = {
  plan: { title: 'Plan', thing: 'plan', others: 'See our fibre plans', path: paths.planList('fibre') },
  hardware: { title: 'Hardware', thing: 'item', others: 'See all hardware', path: paths.hardwareList() },
};

type ItemFallbackProps = {
  of: keyof typeof kinds;
  /** Null while it is loading. */
  failure: Failure | null;
  onRetry: () => unknown;
};

/** Shown in place of a plan or piece of hardware: a skeleton, "not found", or the error. */
export function ItemFallback({ of, failure, onRetry }: ItemFallbackProps) {
  const { title, thing, others, path } = kinds[of];
  return (
    <Container paddingBlock="10" minHeight="70vh">
      <PageHead title={failure?.code === 'NOT_FOUND' ? `${title} not found` : title} />
      {failure === null ? (
        <LoadingShape label={`Loading the ${title.toLowerCase()}`}>
          <Skeleton height="3rem" width="min(24rem, 80%)" marginBottom="8" />
          <Skeleton height="22rem" />
        </LoadingShape>
      ) : failure.code === 'NOT_FOUND' ? (
        <EmptyState
          title={`We don’t sell this ${thing}`}
          headingLevel="h1"
          action={<LinkButton to={path}>{others}</LinkButton>}
        >
          It may have been replaced by a newer one, or there’s a typo in the address.
        </EmptyState>
      ) : (
        <LoadError what={`this ${thing}`} failure={failure} onRetry={onRetry} />
      )}
    </Container>
  );
}
