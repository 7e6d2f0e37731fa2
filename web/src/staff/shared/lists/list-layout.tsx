import { Flex, Grid, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { focusOpenedRow } from './row-keys.ts';

type ListLayoutProps<Data> = Pick<ComponentProps<typeof Loaded<Data>>, 'what' | 'query' | 'children'> & {
  /** True while the previous page is shown in place of the one that is loading. */
  isOld: boolean;
};

export function ListLayout<Data>({ isOld, children, ...props }: ListLayoutProps<Data>) {
  const isThere = props.query.data !== undefined;
  useEffect(() => {
    if (isThere) focusOpenedRow();
  }, [isThere]);
  return (
    <Loaded {...props} height="24rem">
      {(data) => (
        <Grid templateColumns="minmax(0, 1fr)" gap="2" opacity={isOld ? 0.6 : 1} aria-busy={isOld}>
          {children(data)}
        </Grid>
      )}
    </Loaded>
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
  filter?: ReactNode;
  /** The number of rows; undefined until it is known. */
  count: string | undefined;
  children: ReactNode;
};

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
