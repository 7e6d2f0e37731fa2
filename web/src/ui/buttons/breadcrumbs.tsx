import { chakra } from '@chakra-ui/react';
import { TextLink } from './link.tsx';

const List = chakra('ol', {
  base: {
    fontSize: 'sm',
    color: 'ink.muted',
    paddingBlock: '1.5',
    overflowWrap: 'anywhere',
    // Inline, so that a long name wraps like text.
    '& li': { display: 'inline' },
    // A touch target taller than the line, which does not change the line height.
    '& a': { paddingBlock: { base: '3', md: '1.5' } },
    // The space lets a line end here.
    '& li + li::before': { content: '"/ " / ""', marginInlineStart: '2', marginInlineEnd: '1' },
  },
});

type BreadcrumbsProps = { trail: readonly { label: string; to: string }[]; current: string };

/** Links to the pages above this one. The last item is this page, and no link. */
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
