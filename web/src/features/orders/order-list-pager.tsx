import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';
import { type OrderListSearch, orderListQueryString } from './order-list-search.ts';

type OrderListPagerProps = {
  search: OrderListSearch;
  /** Where the page after this one starts, or null at the end. */
  nextCursor: string | null;
};

/** Links, not buttons: a page of the list has its own address. */
export function OrderListPager({ search, nextCursor }: OrderListPagerProps) {
  const { cursors } = search;
  if (cursors.length === 0 && nextCursor === null) return null;
  const addressOf = (trail: readonly string[]) =>
    paths.adminOrders() + orderListQueryString({ ...search, cursors: trail });
  return (
    <chakra.nav aria-label="Pages" display="flex" flexWrap="wrap" gap="3">
      {cursors.length > 0 && (
        <LinkButton to={addressOf(cursors.slice(0, -1))} variant="outline" size="sm">
          Previous page
        </LinkButton>
      )}
      {nextCursor !== null && (
        <LinkButton to={addressOf([...cursors, nextCursor])} variant="outline" size="sm">
          Next page
        </LinkButton>
      )}
    </chakra.nav>
  );
}
