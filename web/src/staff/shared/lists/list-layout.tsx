import { Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import type { Failure } from '#data/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { LoadingShape } from '#ui/skeleton.tsx';
import { focusOpenedRow } from './row-keys.ts';

type ListLayoutProps<Data> = {
  what: string;
  data: Data | undefined;
  error: Failure | null;
  onRetry: () => unknown;
  /** True while the previous page is shown in place of the one that is loading. */
  isOld?: boolean;
  children: (data: Data) => ReactNode;
};

/** A list, its skeleton while it loads, or the error. */
export function ListLayout<Data>({
  what,
  data,
  error,
  onRetry,
  isOld = false,
  children,
}: ListLayoutProps<Data>) {
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) focusOpenedRow();
  }, [isThere]);
  if (error) return <LoadError what={what} failure={error} onRetry={onRetry} />;
  if (data === undefined) {
    return (
      <LoadingShape label={`Loading ${what}`}>
        <Skeleton height="24rem" />
      </LoadingShape>
    );
  }
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="2" opacity={isOld ? 0.6 : 1} aria-busy={isOld}>
      {children(data)}
    </Grid>
  );
}

const id = 'list-start';

/** Moves the focus to the start of the list, from a link that is about to be unmounted. */
export function focusListStart(): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

export function goToListStart(): void {
  document.getElementById(id)?.scrollIntoView();
  focusListStart();
}

type ListBarProps = {
  /** The filters of the list. */
  filter?: ReactNode;
  /** The number of rows; undefined until it is known. */
  count: string | undefined;
  children: ReactNode;
};

/** The line above a list: its filters, the number of rows, and the actions for all of them. */
export function ListBar({ filter, count, children }: ListBarProps) {
  return (
    <Flex wrap="wrap" align="center" gap="2" columnGap="3" paddingBlock="2">
      {filter}
      <Flex align="center" gap="3" marginStart="auto">
        <Text id={id} tabIndex={-1} role="status" textStyle="note">
          {count}
        </Text>
        {count !== undefined && children}
      </Flex>
    </Flex>
  );
}
