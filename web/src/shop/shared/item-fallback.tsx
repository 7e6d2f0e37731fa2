import type { Failure } from '#data/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

type ItemFallbackProps = {
  /** The kind of item: "Plan". */
  kind: string;
  /** The same within a sentence: "plan". */
  thing: string;
  height: string;
  /** A link to other items. */
  others: { label: string; to: string };
  /** Null while it is loading. */
  failure: Failure | null;
  onRetry: () => unknown;
};

/** Shown in place of a plan or piece of hardware: a skeleton, "not found", or the error. */
export function ItemFallback({ kind, thing, height, others, failure, onRetry }: ItemFallbackProps) {
  return (
    <Container paddingBlock="10" minHeight="70vh">
      <PageHead title={failure?.code === 'NOT_FOUND' ? `${kind} not found` : kind} />
      {failure === null ? (
        <LoadingShape label={`Loading the ${kind.toLowerCase()}`}>
          <Skeleton height="3rem" width="min(24rem, 80%)" marginBottom="8" />
          <Skeleton height={height} />
        </LoadingShape>
      ) : failure.code === 'NOT_FOUND' ? (
        <EmptyState
          title={`We don’t sell this ${thing}`}
          headingLevel="h1"
          action={<LinkButton to={others.to}>{others.label}</LinkButton>}
        >
          It may have been replaced by a newer one, or there’s a typo in the address.
        </EmptyState>
      ) : (
        <LoadError what={`this ${thing}`} failure={failure} onRetry={onRetry} />
      )}
    </Container>
  );
}
