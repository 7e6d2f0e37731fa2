import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading, Overline, Text } from './text.tsx';

type PageHeaderProps = {
  /** The page's h1, which gets the focus after a navigation. */
  title: ReactNode;
  overline?: ReactNode;
  lead?: ReactNode;
  breadcrumbs?: ReactNode;
  actions?: ReactNode;
  /** Smaller, for staff pages. */
  isDense?: boolean;
};

export function PageHeader({ title, overline, lead, breadcrumbs, actions, isDense }: PageHeaderProps) {
  return (
    <chakra.div
      display="grid"
      gap={isDense ? '1' : '3'}
      paddingBlock={isDense ? '2' : { base: '6', md: '10' }}
      _print={{ paddingBlock: '4' }}
    >
      {breadcrumbs}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems={isDense ? 'center' : 'end'}
        justifyContent="space-between"
        gap="4"
      >
        <chakra.div display="grid" gap="2" minWidth="0">
          {overline && <Overline>{overline}</Overline>}
          <Heading as="h1" size={isDense ? 'md' : 'xl'}>
            {title}
          </Heading>
        </chakra.div>
        {actions}
      </chakra.div>
      {lead && (
        <Text size={isDense ? 'sm' : 'lead'} tone="muted" maxWidth={isDense ? undefined : 'prose'}>
          {lead}
        </Text>
      )}
    </chakra.div>
  );
}
