import { chakra } from '@chakra-ui/react';
import type { OrderSort } from '@kowhai/domain/api/orders';
import { useEffect, useRef } from 'react';
import { DayField } from '#staff/lists/day-field.tsx';
import { useFieldText } from '#staff/lists/use-field-text.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Dropdown } from '#ui/overlays/dropdown.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OrderListSearch } from './order-list-search.ts';
import { sortChoices } from './order-sorts.ts';

const typingPauseMs = 250;

const control = {
  minHeight: '10',
  paddingInline: '3',
  borderWidth: '1.5px',
  borderColor: 'line.control',
  borderRadius: 'md',
  background: 'surface',
  color: 'ink',
  // Below 16 px, iOS zooms into the page when the field gets the focus.
  fontSize: { base: 'md', lg: 'sm' },
} as const;

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
      <SearchField q={q} onSearch={(text) => onFilter({ q: text })} />
      <chakra.select
        aria-label="Sort by"
        value={sort}
        onChange={({ target }) => onFilter({ sort: target.value })}
        {...control}
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

function SearchField({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const field = useFieldText(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <chakra.input
      ref={field}
      type="search"
      name="q"
      aria-label="Search"
      placeholder="Order number, name, email or street"
      defaultValue={q}
      maxLength={100}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(target.value.trim()), typingPauseMs);
      }}
      {...control}
      flex="1 1 14rem"
      maxWidth="26rem"
      minWidth="0"
    />
  );
}
