import { regions } from '@kowhai/domain/address/regions';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { addDays, dayToIso } from '@kowhai/domain/time/business-days';
import { formatDate, formatShortDay } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '#data/client/server-clock.ts';
import { staffPlanListQuery } from '#data/staff/staff-queries.ts';
import { useDesk } from '#data/staff/use-desk.ts';
import { ItemSelect } from '#staff/catalogue/item-select.tsx';
import { ListFilter } from '#staff/shared/lists/list-filter.tsx';
import type { Wish } from '#staff/shared/lists/use-list-page.ts';
import { type OrderListSearch, readQuickFilters } from './order-list-search.ts';

type OrderFiltersProps = { search: OrderListSearch; onFilter: (wish: Wish) => void };

export function OrderFilters({ search, onFilter }: OrderFiltersProps) {
  const { q, from, to, user, only, due } = search;
  const plan = only.find((other) => other.startsWith('item:'))?.slice('item:'.length) ?? '';
  const { connectionDays = [] } = useDesk()?.orders ?? {};
  const now = serverNow();
  const today = formatDate(now);
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));

  /** Replaces the quick filter of the same kind, of which only one applies at a time. */
  const setQuickFilter = (kind: string, name: string) =>
    onFilter((now) => {
      const others = readQuickFilters(now).filter((other) => !other.startsWith(kind));
      return { only: [...others, name].filter(Boolean).join() };
    });
  const toggle = (label: string, name: string) => {
    const isOn = only.includes(name);
    return { label, isOn, onToggle: () => setQuickFilter(name, isOn ? '' : name) };
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
  const choice = (
    kind: string,
    label: string,
    values: readonly { value: string; label: string }[],
    isRare = false,
  ) => ({
    name: kind,
    label,
    all: label,
    isRare,
    options: values,
    value: only.find((other) => other.startsWith(kind)) ?? '',
    onChoose: (value: string) => setQuickFilter(kind, value),
  });

  return (
    <ListFilter
      label="Orders"
      placeholder="Number, name, email, phone, plan, street, town or postcode"
      q={q}
      choices={[
        {
          name: 'item:',
          label: 'Any plan',
          all: 'Any plan',
          value: plan,
          control: (
            <PlanFilter id={plan} onChoose={(id) => setQuickFilter('item:', id && quickFilter.item(id))} />
          ),
        },
        choice(
          'region:',
          'Any region',
          regions.map((region) => ({ value: quickFilter.region(region), label: region })),
        ),
        choice(
          'date:',
          'Any connection day',
          connectionDays.map(({ day, count }) => ({
            value: quickFilter.connectionDate(day),
            label: `${day ? formatShortDay(dayToIso(day), now) : 'No connection day'}: ${count}`,
          })),
          true,
        ),
      ]}
      days={
        due
          ? []
          : [
              { name: 'from', label: 'Placed from', value: from ?? '', isSaid: isSpan },
              { name: 'to', label: 'Placed to', value: to ?? '', isSaid: isSpan },
            ]
      }
      toggles={[
        ...spans,
        toggle('Has a note', quickFilter.noted),
        toggle('Not there yet', quickFilter.beyondCoverage),
      ]}
      others={user ? [{ name: 'user', label: 'One customer’s orders' }] : []}
      onFilter={onFilter}
    />
  );
}

type PlanFilterProps = { id: string; onChoose: (id: string) => void };

/** Also a plan that is no longer sold, or was deleted. */
function PlanFilter({ id, onChoose }: PlanFilterProps) {
  return (
    <ItemSelect
      label="Any plan"
      isCompact
      items={useQuery(staffPlanListQuery())}
      describe={({ name }) => name}
      value={id}
      gone="A deleted plan"
      empty="Any plan"
      onChoose={onChoose}
    />
  );
}
