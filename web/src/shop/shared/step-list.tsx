import { chakra } from '@chakra-ui/react';
import { NoBreak } from '#ui/no-break.tsx';
import { Heading, Text } from '#ui/text.tsx';

/** One step of "how it works"; `when` says when it happens or how long it takes. */
export type Step = { title: string; text: string; when?: string };

// A line connects the numbers: downwards on a phone, across where the steps are side by side. Numbers are drawn in CSS,
// as screen readers already count the items of a list.
const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: { lg: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' },
    counterReset: 'step',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '2',
      paddingInlineStart: { base: '16', lg: '0' },
      paddingTop: { base: '2', lg: '16' },
      paddingBottom: { base: '8', lg: '0' },
      counterIncrement: 'step',
    },
    '& li:last-child': { paddingBottom: '0' },
    '& li::before': {
      content: 'counter(step) / ""',
      position: 'absolute',
      top: '0',
      insetInlineStart: '0',
      width: '11',
      borderRadius: 'leaf',
      borderTopRightRadius: 'lg',
      background: 'gold',
      color: 'gold.ink',
      fontSize: 'lg',
      fontWeight: 'bold',
      lineHeight: '2.75rem',
      textAlign: 'center',
    },
    '& li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: '5', lg: '14' },
      insetInlineEnd: { lg: '-1.25rem' },
      top: { base: '3.25rem', lg: '1.3125rem' },
      bottom: { base: '0.5rem', lg: 'auto' },
      borderWidth: '1px',
      borderColor: 'line',
    },
  },
});

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ title, text, when }) => (
        <li key={title}>
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <Text tone="muted">
            <NoBreak>{text}</NoBreak>
          </Text>
          {when && <strong>{when}</strong>}
        </li>
      ))}
    </List>
  );
}
