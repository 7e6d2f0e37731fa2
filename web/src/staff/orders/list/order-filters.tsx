import { regions } from '@kowhai/domain/address/service-address';
import { chipOf } from '@kowhai/domain/desk/list-chips';
import { addDays } from '@kowhai/domain/time/business-days';
import { formatDate } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { staffPlanListQuery } from '#data/staff-queries.ts';
import { ListFilter } from '#staff/shared/lists/list-filter.tsx';
import type { OrderListSearch } from './order-list-search.ts';
import { listSortChoices } from './order-sorts.ts';

type OrderFiltersProps = {
  search: OrderListSearch;
  /** Gets the changed filters by name. An empty text removes a filter. */
  onFilter: (filter: Record<string, string>) => void;
};

export function OrderFilters({ search, onFilter }: OrderFiltersProps) {
  const { q, sort, from, to, user, only, due, status } = search;
  const { data: plans = [] } = useQuery(staffPlanListQuery());
  const today = formatDate(new Date().toISOString());
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));

  /** Replaces the chip of the same kind, of which only one applies at a time. */
  const setChip = (kind: string, chip: string) =>
    onFilter({ only: [...only.filter((other) => !other.startsWith(kind)), chip].filter(Boolean).join() });
  const chip = (label: string, name: string) => {
    const isOn = only.includes(name);
    return { label, isOn, onToggle: () => setChip(name, isOn ? '' : name) };
  };
  const days = (label: string, wish: { from: string; to: string }) => {
    const isOn = (from ?? '') === wish.from && (to ?? '') === wish.to;
    return { label, isOn, onToggle: () => onFilter(isOn ? { from: '', to: '' } : wish) };
  };
  // The due tabs already fix the days on which orders were placed.
  const spans = due
    ? []
    : [days('Today', { from: today, to: today }), days('This week', { from: monday, to: '' })];
  const isSpan = spans.some(({ isOn }) => isOn);
  const choice = (kind: string, label: string, values: readonly { value: string; label: string }[]) => ({
    name: kind,
    label,
    options: [{ value: '', label }, ...values],
    value: only.find((other) => other.startsWith(kind)) ?? '',
    onChoose: (value: string) => setChip(kind, value),
  });

  return (
    <ListFilter
      label="Orders"
      placeholder="Number, name, email, phone, plan, street or town"
      q={q}
      choices={[
        { name: 'sort', label: 'Sort by', options: listSortChoices(status), value: sort },
        choice(
          'item:',
          'Any plan',
          plans.map(({ _id, name }) => ({ value: chipOf.item(_id), label: name })),
        ),
        choice(
          'region:',
          'Any region',
          regions.map((region) => ({ value: chipOf.region(region), label: region })),
        ),
      ]}
      days={
        due
          ? []
          : [
              { name: 'from', label: 'Placed from', value: from ?? '' },
              { name: 'to', label: 'Placed to', value: to ?? '' },
            ]
      }
      toggles={[
        ...spans,
        chip('No connection date', chipOf.connectionDate(null)),
        chip('Has a note', chipOf.noted),
        chip('Assigned to me', chipOf.mine),
      ]}
      chips={[
        ...(from && !isSpan ? [{ name: 'from', label: `From ${from}` }] : []),
        ...(to && !isSpan ? [{ name: 'to', label: `To ${to}` }] : []),
        ...(user ? [{ name: 'user', label: 'One customer’s orders' }] : []),
      ]}
      onFilter={onFilter}
    />
  );
}
