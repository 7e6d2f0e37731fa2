import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Text } from '#ui/text.tsx';

/** How many there are, and beside it what can be done with all of them. */
export function ListSummary({ count, children }: { count: string; children?: ReactNode }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <Text role="status" size="sm" tone="muted">
        {count}
      </Text>
      {children}
    </chakra.div>
  );
}
