import type { Failure } from '#data/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

type HardwareFallbackProps = {
  /** Null while the item is still on its way. */
  failure: Failure | null;
  onRetry: () => unknown;
};

/** What stands in an item's place: its shape, that there is none, or why it cannot be shown. */
export function HardwareFallback({ failure, onRetry }: HardwareFallbackProps) {
  return (
    <Container paddingBlock="10" minHeight="70vh">
      <PageHead title={failure?.code === 'NOT_FOUND' ? 'Hardware not found' : 'Hardware'} />
      {failure === null ? (
        <LoadingShape label="Loading the hardware">
          <Skeleton height="3rem" width="min(24rem, 80%)" marginBottom="8" />
          <Skeleton height="24rem" />
        </LoadingShape>
      ) : failure.code === 'NOT_FOUND' ? (
        <EmptyState
          title="We don’t sell this item"
          headingLevel="h1"
          action={<LinkButton to={paths.hardwareList()}>See all hardware</LinkButton>}
        >
          It may have been replaced by a newer one, or there’s a typo in the address.
        </EmptyState>
      ) : (
        <LoadError what="this item" failure={failure} onRetry={onRetry} />
      )}
    </Container>
  );
}
