import { EmptyState as ChakraEmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** `h1` where it replaces the whole page. */
  headingLevel?: 'h1' | 'h2';
  children: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ title, headingLevel = 'h2', children, action }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root size="sm">
      <ChakraEmptyState.Content>
        <ChakraEmptyState.Title as={headingLevel}>{title}</ChakraEmptyState.Title>
        <ChakraEmptyState.Description as="p">{children}</ChakraEmptyState.Description>
        {action}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
