import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      paddingBlock: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& > div:first-of-type': { borderTopWidth: '0' },
    // Name and value share a line where both fit; with large text on a phone they do not.
    '& dt': { flex: '1 1 5rem', color: 'ink.muted', overflowWrap: 'anywhere' },
    '& dd': { flex: '4 1 8rem', minWidth: '0', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
  variants: {
    priced: {
      true: {
        '& dt': { flex: '1 1 6rem', color: 'ink' },
        '& dd': { flex: '0 1 auto', marginInlineStart: 'auto', textAlign: 'end' },
      },
    },
    inColumns: {
      true: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
        columnGap: '5',
        rowGap: '2',
        '& > div': { display: 'block', paddingBlock: '0', borderTopWidth: '0' },
        '& dt': { fontSize: 'xs' },
      },
    },
  },
});

/** One without a value is left out. */
export type Fact = { name: string; value: ReactNode };

type FactListProps = {
  facts: readonly Fact[];
  /** For items and prices: the names take the room, and the prices are at the edge. */
  priced?: boolean;
  /** Each name above its value, as many beside each other as fit: for what is looked up at a glance. */
  inColumns?: boolean;
};

/** Facts about one thing, each with its name. */
export function FactList({ facts, priced, inColumns }: FactListProps) {
  return (
    <List priced={priced} inColumns={inColumns}>
      {facts
        .filter(({ value }) => value !== '' && value !== false && value != null)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
