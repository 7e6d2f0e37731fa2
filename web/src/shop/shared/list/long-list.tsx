import { chakra } from '@chakra-ui/react';
import { countPages } from '@kowhai/domain/catalogue/shelf';
import { type ReactNode, useRef } from 'react';
import { LoadError } from '#shared/load-error.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Text } from '#ui/text.tsx';
import type { ListFilter } from './list-filters.ts';
import { useGoOn } from './use-go-on.ts';
import type { ListView } from './use-list-view.ts';

type LongListProps<T> = {
  view: ListView<T>;
  /** Counted from 1. */
  page: number;
  pathOf: (page: number) => string;
  filters: readonly ListFilter<T>[];
  /** What the list holds: "plans". */
  things: string;
  /** The list itself, whose items are `li`. */
  children: ReactNode;
};

/**
 * A list that is longer than its page: filters above it, and below it the way on. Without a script its further pages are
 * pages of their own. A list of one page is left as it is.
 */
export function LongList<T>({ view, page, pathOf, filters, things, children }: LongListProps<T>) {
  const top = useRef<HTMLElement>(null);
  const shown = view.items.length;
  const { list, goOn } = useGoOn<HTMLDivElement>(shown);
  if (countPages(view.count) === 1) return children;
  const isEmpty = view.fitting === 0;
  // Where everything costs the same, there is no price to choose.
  const offered = filters.filter(({ options }) => options.length > 0);
  return (
    <chakra.div display="grid" gap="6">
      {page === 1 && (
        <chakra.section
          ref={top}
          aria-label={`Filter ${things}`}
          tabIndex={-1}
          display="grid"
          gap="3"
          css={{ '@media (scripting: none)': { display: 'none' } }}
        >
          <chakra.div
            display="grid"
            gap="3"
            gridTemplateColumns={`repeat(auto-fit, minmax(min(${offered.length > 2 ? '9rem' : '11rem'}, 100%), 1fr))`}
            maxWidth="3xl"
            // Of three on a phone, the last has the second row for itself.
            css={{ smDown: { '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' } } }}
          >
            {offered.map(({ name, label, all, options }) => (
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
      )}
      {view.failure ? (
        <LoadError what={`all ${things}`} failure={view.failure} onRetry={view.retry} />
      ) : isEmpty ? (
        <EmptyState title={`No ${things} fit all of these filters`}>
          Take one of them off, or clear them all to see {`all ${view.count}`}.
        </EmptyState>
      ) : (
        <chakra.div
          ref={list}
          aria-busy={view.isLoading || undefined}
          opacity={view.isLoading ? '0.6' : undefined}
        >
          {children}
        </chakra.div>
      )}
      {page > 1 ? (
        <OtherPages page={page} pages={countPages(view.count)} pathOf={pathOf} things={things} />
      ) : (
        !view.failure &&
        shown < (view.fitting ?? view.count) && (
          <chakra.div display="grid" gap="2" justifyItems="center">
            <Text size="sm" tone="muted">{`You’ve seen ${shown} of ${view.fitting ?? view.count}`}</Text>
            <LinkButton
              to={pathOf(2)}
              variant="outline"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                goOn();
                view.showMore();
              }}
            >
              {view.isLoading ? 'Loading…' : `Show more ${things}`}
            </LinkButton>
          </chakra.div>
        )
      )}
    </chakra.div>
  );
}

function describeView<T>(
  { items, fitting, count, isFiltered, isLoading }: ListView<T>,
  things: string,
): string {
  if (isLoading) return `Looking through all ${count} ${things}…`;
  if (!isFiltered) return `Showing ${items.length} of ${count} ${things}`;
  if (fitting === 0) return `None of ${count} ${things} fit`;
  return `${fitting} of ${count} ${things} fit${items.length < (fitting ?? 0) ? `, showing ${items.length}` : ''}`;
}

type OtherPagesProps = { page: number; pages: number; pathOf: (page: number) => string; things: string };

function OtherPages({ page, pages, pathOf, things }: OtherPagesProps) {
  return (
    <chakra.nav
      aria-label={`Pages of ${things}`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
    >
      <TextLink to={pathOf(page - 1)} standalone>
        Previous {things}
      </TextLink>
      <Text size="sm" tone="muted">{`Page ${page} of ${pages}`}</Text>
      {page < pages ? (
        <TextLink to={pathOf(page + 1)} standalone>
          More {things}
        </TextLink>
      ) : (
        <Text size="sm" tone="muted">
          That’s all of them
        </Text>
      )}
    </chakra.nav>
  );
}
