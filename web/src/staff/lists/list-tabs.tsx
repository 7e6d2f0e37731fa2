import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { RouterLink } from '#ui/link.tsx';
import { withFilter } from './list-address.ts';

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
      minHeight: '10',
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

type ListTabsProps = {
  /** What the tabs divide: "Orders by what is to be done". */
  label: string;
  tabs: readonly {
    id: string;
    label: string;
    /** What the address asks for; an empty text asks for nothing. */
    filter: Readonly<Record<string, string>>;
    /** How many there are; undefined while nobody knows. */
    count: number | undefined;
    tone?: 'danger' | undefined;
  }[];
  openId: string | undefined;
};

/** Parts of a list, each with its number. Links, not tabs: each part has its own address. */
export function ListTabs({ label, tabs, openId }: ListTabsProps) {
  const [params] = useSearchParams();
  return (
    <nav aria-label={label}>
      <List>
        {tabs.map(({ id, label: name, filter, count, tone }) => (
          <li key={id}>
            <RouterLink
              to={`?${withFilter(params, filter)}`}
              aria-current={openId === id ? 'page' : undefined}
            >
              {name}
              {count !== undefined && <Count tone={tone}>{count.toLocaleString('en-NZ')}</Count>}
            </RouterLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
