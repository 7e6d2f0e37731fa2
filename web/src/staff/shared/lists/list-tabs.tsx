import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { Badge } from '#ui/badge.tsx';
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
  /** The formatted number of rows; undefined until it is known. */
  count: string | undefined;
  isUrgent?: boolean;
};

type ListTabsProps = { label: string; tabs: readonly ListTab[]; openId: string | undefined };

/** Links to the parts of a list, with the number of rows of each. The number keys open them. */
export function ListTabs({ label, tabs, openId }: ListTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  usePageKeys(Object.fromEntries(tabs.map(({ to }, index) => [`${index + 1}`, () => navigate(to)])));
  const isCounted = tabs.some(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or wider counts move the open tab.
  useLayoutEffect(() => {
    const showOpen = () => {
      const open = list.current?.querySelector<HTMLElement>('[aria-current]');
      // On phones the tabs are wider than the screen, so the open one is scrolled to the middle.
      if (list.current && open)
        list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
    };
    showOpen();
    // A phone that is turned is narrower than it was.
    window.addEventListener('resize', showOpen);
    return () => window.removeEventListener('resize', showOpen);
  }, [openId, isCounted]);
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {tabs.map(({ id, label: name, to, count, isUrgent = false }) => (
          <li key={id}>
            <RouterLink to={to} aria-current={openId === id ? 'page' : undefined}>
              {name}
              {count !== undefined && <Badge tone={isUrgent ? 'danger' : 'neutral'}>{count}</Badge>}
            </RouterLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
