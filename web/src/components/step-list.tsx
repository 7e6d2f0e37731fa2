import { chakra } from '@chakra-ui/react';
import { Heading, Text } from '#ui/text.tsx';

/** One step of "how it works"; `when` says when it happens or how long it takes. */
export type Step = { title: string; text: string; when?: string };

// A line runs from number to number: down on a phone, across where the steps stand side by side.
const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: { base: '0', lg: '8' },
    gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' },
    '& li': {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: { base: '2', lg: '3' },
      paddingInlineStart: { base: '16', lg: '0' },
      paddingTop: { lg: '16' },
      paddingBottom: { base: '10', lg: '0' },
    },
    '& li:last-child': { paddingBottom: '0' },
    '& li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: '5', lg: '14' },
      insetInlineEnd: { lg: '-1.25rem' },
      top: { base: '3.25rem', lg: '1.3125rem' },
      bottom: { base: '0.5rem', lg: 'auto' },
      width: { base: '2px', lg: 'auto' },
      height: { base: 'auto', lg: '2px' },
      background: 'line',
    },
  },
});

const StepNumber = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderRadius: 'leaf',
    borderTopRightRadius: 'lg',
    background: 'gold',
    color: 'gold.ink',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'lg',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Steps in order, numbered. The numbers are drawn, because the list itself already counts for those who listen. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ title, text, when }, index) => (
        <li key={title}>
          <StepNumber aria-hidden>{index + 1}</StepNumber>
          <Heading as="h3" size="sm" minHeight={{ base: '11', lg: 'auto' }} alignContent="center">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
          {when && (
            <Text size="sm" fontWeight="semibold">
              {when}
            </Text>
          )}
        </li>
      ))}
    </List>
  );
}
