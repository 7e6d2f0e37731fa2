import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Blossoms } from './blossoms.tsx';
import { Heading } from './text.tsx';

type EmptyStateProps = {
  /** What is missing: "Your cart is empty". */
  title: string;
  /** `h1` where it replaces the whole page. */
  headingLevel?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ title, headingLevel = 'h2', children, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      justifyItems="start"
      padding={{ base: '6', md: '10' }}
      borderRadius="leaf"
      background="sunken"
    >
      <Blossoms />
      <Heading as={headingLevel} size="md">
        {title}
      </Heading>
      {children && (
        <chakra.div color="ink.muted" maxWidth="prose">
          {children}
        </chakra.div>
      )}
      {action}
    </chakra.div>
  );
}
