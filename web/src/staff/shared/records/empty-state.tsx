import { EmptyState as ChakraEmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** What is not there: "No orders yet". */
  title: string;
  /** `h1` where it stands for the whole page. */
  headingLevel?: 'h1' | 'h2';
  /** Why, and what would fill it. */
  children: ReactNode;
  /** The one way on. */
  action?: ReactNode;
};

export function EmptyState({ title, headingLevel = 'h2', children, action }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root size="sm">
      <ChakraEmptyState.Content>
        <ChakraEmptyState.Title as={headingLevel}>{title}</ChakraEmptyState.Title>
        <ChakraEmptyState.Description as="div">{children}</ChakraEmptyState.Description>
        {action}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
