import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 2fr) minmax(0, 3fr)',
      gap: '3',
      paddingBlock: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& > div:first-of-type': { borderTopWidth: '0' },
    '& dt': { color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

export type Fact = { name: string; value: ReactNode };

/** Facts about one thing, each with its name before it. One that is empty is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
