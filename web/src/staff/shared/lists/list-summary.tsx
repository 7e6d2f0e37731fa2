import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const id = 'list-start';

/** Moves the focus to where a list begins, from a link that is about to be replaced or gone. */
export function focusListStart(): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** Brings the beginning of a list into view, and the focus to it. */
export function goToListStart(): void {
  document.getElementById(id)?.scrollIntoView();
  focusListStart();
}

/** How many there are, and beside it what can be done with all of them. */
export function ListSummary({ count, children }: { count: string; children?: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <Text id={id} tabIndex={-1} role="status" textStyle="sm" color="fg.muted">
        {count}
      </Text>
      {children}
    </Flex>
  );
}
