import { chakra } from '@chakra-ui/react';
import { RouterLink } from '#ui/link.tsx';

/** How soon a list shows what came in or was changed elsewhere. */
export const lookAgainMs = 15_000;

const List = chakra('ul', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '11', md: '10' },
      paddingInline: '3',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'ink.muted',
      outlineOffset: '-3px',
    },
    '& a:hover': { color: 'ink' },
    '& a[aria-current]': { color: 'ink', borderBottom: '3px solid {colors.gold.line}', paddingTop: '3px' },
  },
});

const Count = chakra('span', {
  base: {
    minWidth: '6',
    paddingInline: '1.5',
    borderRadius: 'full',
    background: 'sunken',
    color: 'ink',
    fontSize: 'xs',
    lineHeight: '1.5rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { tone: { plain: {}, danger: { background: 'danger.bg', color: 'danger.text' } } },
});

export type ListTab = {
  id: string;
  label: string;
  to: string;
  /** How much there is; undefined where that is not known. */
  count: string | undefined;
  isUrgent?: boolean;
};

type ListTabsProps = { label: string; tabs: readonly ListTab[]; openId: string | undefined };

/** Parts of a list, each an address, with how much there is of it. */
export function ListTabs({ label, tabs, openId }: ListTabsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {tabs.map(({ id, label: name, to, count, isUrgent = false }) => (
          <li key={id}>
            <RouterLink to={to} aria-current={openId === id ? 'page' : undefined}>
              {name}
              {count !== undefined && <Count tone={isUrgent ? 'danger' : 'plain'}>{count}</Count>}
            </RouterLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
