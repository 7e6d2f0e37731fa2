import { chakra, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { readWalkedPages, withFirstPage, withNextCursor, withPreviousCursor } from './list-address.ts';

const startId = 'list-start';
const findStart = () => document.getElementById(startId);

/** Moves the focus to the start of the list, from a link that is about to be unmounted. */
export const focusListStart = () => findStart()?.focus({ preventScroll: true });

/** The start of the list, which says how many rows it has. */
export function ListStart({ children }: { children: ReactNode }) {
  return (
    <Text id={startId} tabIndex={-1} role="status" textStyle="note">
      {children}
    </Text>
  );
}

/** Links to the pages of a list, as each has a URL. After a click, the list is scrolled to its start. */
export function ListPager({ nextCursor }: { nextCursor: string | null }) {
  const [params] = useSearchParams();
  const { pathname, key } = useLocation();
  const turnedFrom = useRef<string>(undefined);
  useEffect(() => {
    // After the navigation: an earlier scroll would be stored as the position of the page that is left.
    if (turnedFrom.current !== undefined && turnedFrom.current !== key) {
      findStart()?.scrollIntoView();
      focusListStart();
    }
    turnedFrom.current = undefined;
  }, [key]);

  const pages = Object.entries({
    'First page': readWalkedPages(params) > 1 ? withFirstPage(params) : null,
    'Previous page': withPreviousCursor(params),
    'Next page': nextCursor === null ? null : withNextCursor(params, nextCursor),
  }).filter(([, page]) => page !== null);
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
