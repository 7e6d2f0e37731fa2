import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Blossoms } from './blossoms.tsx';
import { Heading } from './text.tsx';

type EmptyStateProps = {
  /** What is missing: "Your cart is empty". */
  title: string;
  /** `h1` where it replaces the whole page. */
  headingLevel?: 'h1' | 'h2';
  /** A sentence or two. */
  children?: ReactNode;
  action?: ReactNode;
  /** Smaller and without the drawing, for staff pages. */
  isDense?: boolean;
};

export function EmptyState({ title, headingLevel = 'h2', children, action, isDense }: EmptyStateProps) {
  return (
    <chakra.div
      display="grid"
      gap={isDense ? '3' : '4'}
      justifyItems="start"
      padding={isDense ? '5' : { base: '6', md: '10' }}
      borderRadius="leaf"
      background="sunken"
    >
      {!isDense && <Blossoms />}
      <Heading as={headingLevel} size={isDense ? 'sm' : 'md'}>
        {title}
      </Heading>
      {children && (
        <chakra.p color="ink.muted" maxWidth="prose" fontSize={isDense ? 'sm' : undefined}>
          {children}
        </chakra.p>
      )}
      {action}
    </chakra.div>
  );
}
