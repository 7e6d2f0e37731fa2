import { ListFilter } from '#staff/shared/lists/list-filter.tsx';
import type { OrderListSearch } from './order-list-search.ts';
import { sortChoices } from './order-sorts.ts';

type OrderFiltersProps = {
  search: OrderListSearch;
  /** Gets what changed, by name. An empty text asks for nothing. */
  onFilter: (filter: Record<string, string>) => void;
};

export function OrderFilters({ search, onFilter }: OrderFiltersProps) {
  const { q, sort, from, to, user } = search;
  return (
    <ListFilter
      label="Orders"
      placeholder="Order number, name, email or street"
      q={q}
      choices={[{ name: 'sort', label: 'Sort by', options: sortChoices, value: sort }]}
      days={[
        { name: 'from', label: 'Placed from', value: from ?? '' },
        { name: 'to', label: 'Placed to', value: to ?? '' },
      ]}
      chips={[
        ...(from ? [{ name: 'from', label: `From ${from}` }] : []),
        ...(to ? [{ name: 'to', label: `To ${to}` }] : []),
        ...(user ? [{ name: 'user', label: 'One customer’s orders' }] : []),
      ]}
      onFilter={onFilter}
    />
  );
}
