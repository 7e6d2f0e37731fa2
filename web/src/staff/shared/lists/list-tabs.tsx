import { Badge, chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageKeys } from '#staff/shared/layout/use-page-keys.ts';
import { RouterLink } from '#ui/buttons/link.tsx';

const List = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '11', md: '10' },
      paddingInline: { base: '3', md: '2', xl: '3' },
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

export type ListTab = {
  id: string;
  label: string;
  to: string;
  /** How much there is; undefined where that is not known. */
  count: string | undefined;
  isUrgent?: boolean;
};

type ListTabsProps = { label: string; tabs: readonly ListTab[]; openId: string | undefined };

/** Parts of a list, each an address, with how much there is of it. A figure's key opens the tab of its number. */
export function ListTabs({ label, tabs, openId }: ListTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  usePageKeys(Object.fromEntries(tabs.map(({ to }, index) => [`${index + 1}`, () => navigate(to)])));
  const isCounted = tabs.some(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place, and counts make all of them wider.
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone they are wider than the screen: the open one is in the middle of it.
    if (list.current && open)
      list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  }, [openId, isCounted]);
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {tabs.map(({ id, label: name, to, count, isUrgent = false }) => (
          <li key={id}>
            <RouterLink to={to} aria-current={openId === id ? 'page' : undefined}>
              {name}
              {count !== undefined && <Badge colorPalette={isUrgent ? 'red' : undefined}>{count}</Badge>}
            </RouterLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
