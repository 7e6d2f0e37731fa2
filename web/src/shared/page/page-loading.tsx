import { NoScriptNote } from '#shared/no-script-note.tsx';
import { Container } from '#ui/container.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

/** The skeleton of a page whose code is loading. */
export function PageLoading() {
  return (
    <Container paddingBlock="10" minHeight="70vh">
      <NoScriptNote what="This page" />
      <LoadingShape label="Loading the page">
        <Skeleton height="3rem" width="min(24rem, 80%)" marginBottom="6" />
        <Skeleton height="1.25rem" width="min(36rem, 95%)" marginBottom="3" />
        <Skeleton height="1.25rem" width="min(30rem, 85%)" marginBottom="8" />
        <Skeleton height="16rem" />
      </LoadingShape>
    </Container>
  );
}
