import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Text } from '#ui/text.tsx';
import type { ListView } from './use-list-view.ts';

type FilteredListProps<T> = {
  view: ListView<T>;
  /** What the list holds: "plans". */
  things: string;
  /** The list itself, whose items are `li`. */
  children: ReactNode;
};

/** A list with its filters above it. A list short enough to read has none, and is left as it is. */
export function FilteredList<T>({ view, things, children }: FilteredListProps<T>) {
  const top = useRef<HTMLElement>(null);
  const { filters, items, count } = view;
  if (filters.length === 0) return children;
  return (
    // No wider than its page: a column of its own would grow with its longest line.
    <chakra.div display="grid" gap="6" width="full" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.section
        ref={top}
        aria-label={`Filter ${things}`}
        tabIndex={-1}
        display="grid"
        gap="3"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={`repeat(auto-fit, minmax(min(${filters.length > 2 ? '9rem' : '11rem'}, 100%), 1fr))`}
          maxWidth="3xl"
          // Of three on a phone, the last has the second row for itself.
          css={{ smDown: { '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' } } }}
        >
          {filters.map(({ name, label, all, options }) => (
            <SelectField
              key={name}
              name={name}
              label={label}
              aria-required={false}
              value={view.chosen[name] ?? ''}
              onChange={({ target }) => view.setFilter(name, target.value)}
              options={[{ value: '', label: all }, ...options]}
            />
          ))}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" minHeight="11">
          <Text role="status" tone="muted">
            {describeView(view, things)}
          </Text>
          {view.isFiltered && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                view.clearFilters();
                top.current?.focus();
              }}
            >
              Clear filters
            </Button>
          )}
        </chakra.div>
      </chakra.section>
      {items.length === 0 ? (
        <EmptyState title={`No ${things} fit all of these filters`}>
          Take one of them off, or clear them all to see {`all ${count}`}.
        </EmptyState>
      ) : (
        // What is far below the screen costs nothing until it is near. Its box cuts what is outside, so it takes in the shadow.
        <chakra.div
          css={{
            '& li:nth-of-type(n + 10)': {
              contentVisibility: 'auto',
              containIntrinsicSize: 'auto 32rem',
              padding: '4',
              margin: '-4',
              paddingBottom: '8',
              marginBottom: '-8',
            },
          }}
        >
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function describeView<T>({ items, count, isFiltered }: ListView<T>, things: string): string {
  if (!isFiltered) return `All ${count} ${things}`;
  return items.length === 0 ? `None of ${count} ${things} fit` : `${items.length} of ${count} ${things} fit`;
}
