import type { ReactNode } from 'react';
import type { Failure } from '#data/client/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

/** What a query has found, or why it failed. */
export type Found<Data> = { data: Data | undefined; error: Failure | null; refetch: () => unknown };

type LoadedProps<Data> = {
  what: string;
  query: Found<Data>;
  height: string;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query, also where a refetch failed; a skeleton while it loads, or the error. */
export function Loaded<Data>({ what, query: { data, error, refetch }, height, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadError what={what} failure={error} onRetry={refetch} />;
  return (
    <LoadingShape label={`Loading ${what}`}>
      <Skeleton height={height} />
    </LoadingShape>
  );
}
