import { chakra } from '@chakra-ui/react';
import { TextLink } from './link.tsx';

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    fontSize: 'sm',
    color: 'ink.muted',
    overflowWrap: 'anywhere',
    '& li + li::before': { content: '"/" / ""', marginInlineEnd: '2' },
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
            <TextLink to={to} display="inline-flex" alignItems="center" minHeight="8">
              {label}
            </TextLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
