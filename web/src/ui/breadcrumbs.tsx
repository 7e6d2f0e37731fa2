import { chakra } from '@chakra-ui/react';
import { TextLink } from './buttons/link.tsx';

const List = chakra('ol', {
  base: {
    fontSize: 'sm',
    color: 'ink.muted',
    paddingBlock: '1.5',
    overflowWrap: 'anywhere',
    // A long name goes on in the same line.
    '& li': { display: 'inline' },
    // Room for a thumb that takes none from the lines.
    '& a': { paddingBlock: { base: '3', md: '1.5' } },
    '& li + li::before': { content: '"/" / ""', marginInline: '2' },
  },
});

type BreadcrumbsProps = { trail: readonly { label: string; to: string }[]; current: string };

/** The way back up. The last one is the page itself and no link. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <List>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
