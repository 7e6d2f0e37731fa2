import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { goToListStart } from './list-layout.tsx';

type ListPagerProps = {
  /** The query of the first page, where the previous page is another one. */
  first?: URLSearchParams | null;
  /** The queries of the previous and next page; null where there is none. */
  previous: URLSearchParams | null;
  next: URLSearchParams | null;
};

/** Links to the pages of a list, as each has a URL. After a click, the list is scrolled to its start. */
export function ListPager({ first = null, previous, next }: ListPagerProps) {
  const { pathname, key } = useLocation();
  const turnedFrom = useRef<string>(undefined);
  useEffect(() => {
    // After the navigation: an earlier scroll would be stored as the position of the page that is left.
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
        // The router took the click, so it does not open a new tab.
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
