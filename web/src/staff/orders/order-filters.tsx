import { chakra } from '@chakra-ui/react';
import type { OrderSort } from '@kowhai/domain/api/orders';
import { DayField } from '#staff/lists/day-field.tsx';
import { compactControl, LiveSearch } from '#staff/lists/live-search.tsx';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Dropdown } from '#ui/overlays/dropdown.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OrderListSearch } from './order-list-search.ts';
import { sortChoices } from './order-sorts.ts';

type OrderFiltersProps = {
  search: OrderListSearch;
  /** Gets what changed, by name. An empty text asks for nothing. */
  onFilter: (filter: Record<string, string>) => void;
};

/** In one line: a search that follows what is typed, the order, and what the list is narrowed down to. */
export function OrderFilters({ search, onFilter }: OrderFiltersProps) {
  const { q, sort, from, to, user } = search;
  const chips = [
    ...(from ? [{ label: `From ${from}`, name: 'from' }] : []),
    ...(to ? [{ label: `To ${to}`, name: 'to' }] : []),
    ...(user ? [{ label: 'One person’s orders', name: 'user' }] : []),
  ];
  return (
    <chakra.form
      role="search"
      aria-label="Orders"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      paddingBlock="2"
      onSubmit={(event) => event.preventDefault()}
    >
      <LiveSearch
        q={q}
        placeholder="Order number, name, email or street"
        onSearch={(text) => onFilter({ q: text })}
      />
      <chakra.select
        aria-label="Sort by"
        value={sort}
        onChange={({ target }) => onFilter({ sort: target.value })}
        {...compactControl}
      >
        {sortChoices.map(({ value, label }: { value: OrderSort; label: string }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </chakra.select>
      <Dropdown label="Days">
        <chakra.li display="grid" gap="3" padding="2">
          <DayField
            name="from"
            label="From day"
            value={from ?? ''}
            onDay={(day) => onFilter({ from: day })}
          />
          <DayField name="to" label="To day" value={to ?? ''} onDay={(day) => onFilter({ to: day })} />
        </chakra.li>
      </Dropdown>
      {chips.map(({ label, name }) => (
        <Button
          key={name}
          variant="outline"
          size="sm"
          minHeight="8"
          paddingInline="3"
          paddingBlock="0"
          borderRadius="full"
          onClick={() => onFilter({ [name]: '' })}
        >
          <VisuallyHidden>Remove:</VisuallyHidden> {label} <CloseIcon />
        </Button>
      ))}
    </chakra.form>
  );
}
