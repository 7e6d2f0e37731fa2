import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/link-button.tsx';

type ListPagerProps = {
  /** The queries of the pages before and after, or null where there is none. */
  previous: URLSearchParams | null;
  next: URLSearchParams | null;
};

/** Links, not buttons: a page of a list has its own address. */
export function ListPager({ previous, next }: ListPagerProps) {
  const { pathname } = useLocation();
  if (!previous && !next) return null;
  return (
    <chakra.nav aria-label="Pages" display="flex" flexWrap="wrap" gap="3">
      {previous && (
        <LinkButton to={`${pathname}?${previous}`} variant="outline" size="sm">
          Previous page
        </LinkButton>
      )}
      {next && (
        <LinkButton to={`${pathname}?${next}`} variant="outline" size="sm">
          Next page
        </LinkButton>
      )}
    </chakra.nav>
  );
}
