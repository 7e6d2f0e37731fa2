import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { goToListStart } from './list-layout.tsx';

type ListPagerProps = {
  /** The query of the first page, where that is further than the page before. */
  first?: URLSearchParams | null;
  /** The queries of the pages before and after, or null where there is none. */
  previous: URLSearchParams | null;
  next: URLSearchParams | null;
};

/** Links, not buttons: a page of a list has its own address. They lead to where the list begins. */
export function ListPager({ first = null, previous, next }: ListPagerProps) {
  const { pathname, key } = useLocation();
  const turnedFrom = useRef<string>(undefined);
  useEffect(() => {
    // Only now: a scroll before it would be taken for where the person has left the page before.
    if (turnedFrom.current !== undefined && turnedFrom.current !== key) goToListStart();
    turnedFrom.current = undefined;
  }, [key]);

  const pages = Object.entries({ 'First page': first, 'Previous page': previous, 'Next page': next }).filter(
    ([, page]) => page !== null,
  );
  if (pages.length === 0) return null;
  return (
    <chakra.nav
      aria-label="Pages"
      display="flex"
      flexWrap="wrap"
      gap="3"
      onClick={({ defaultPrevented }) => {
        // The router has taken the click: it does not open another tab.
        if (defaultPrevented) turnedFrom.current = key;
      }}
    >
      {pages.map(([name, page]) => (
        <LinkButton key={name} to={`${pathname}?${page}`} variant="outline" size="sm">
          {name}
        </LinkButton>
      ))}
    </chakra.nav>
  );
}
