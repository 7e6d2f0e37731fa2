import { listPageSize, type Shelf } from '@kowhai/domain/catalogue/shelf';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Failure } from '#data/client/failure.ts';
import { applyFilters, type ChosenFilters, type ListFilter, readFilters } from './list-filters.ts';

/** Nine more rows of three. */
const moreAtOnce = 27;

type ListSource<T> = {
  shelf: Shelf<T>;
  /** False on the further pages of a list, which are for visitors without a script, and show their items alone. */
  isFirst: boolean;
  /** All items; read once the filters or the length ask for more than the shelf has. */
  // biome-ignore lint/suspicious/noExplicitAny: the key of a query does not matter here.
  whole: UseQueryOptions<T[], Failure, T[], any>;
  filters: readonly ListFilter<T>[];
};

export type ListView<T> = {
  /** What is shown now. */
  items: readonly T[];
  /** How many fit the filters; null while that is not known. */
  fitting: number | null;
  count: number;
  chosen: ChosenFilters;
  isFiltered: boolean;
  /** True where all items are known, so that more can be told of what is shown. */
  isWhole: boolean;
  isLoading: boolean;
  failure: Failure | null;
  retry: () => unknown;
  setFilter: (name: string, value: string) => void;
  clearFilters: () => void;
  showMore: () => void;
};

/** What a visitor has made of a list, which its URL holds: Back and a shared link show the same. */
export function useListView<T>({ shelf, isFirst, whole, filters }: ListSource<T>): ListView<T> {
  const [search, setSearch] = useSearchParams();
  const isLong = isFirst && shelf.count > shelf.items.length;
  const chosen = isLong ? readFilters(filters, search) : {};
  const length = isLong ? Math.max(listPageSize, Number(search.get('shown')) || 0) : listPageSize;
  const isFiltered = Object.keys(chosen).length > 0;
  const isAsked = isFiltered || length > listPageSize;
  const all = useQuery({ ...whole, enabled: isAsked });

  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // The same page of the history: Back leaves the list, and coming back finds it as it was.
    setSearch(next, { replace: true });
  };

  const known = isAsked ? all.data : undefined;
  const fitting = known ? applyFilters(known, filters, chosen) : null;
  return {
    items: fitting?.slice(0, length) ?? shelf.items,
    fitting: fitting?.length ?? (isFiltered ? null : shelf.count),
    count: known?.length ?? shelf.count,
    chosen,
    isFiltered,
    isWhole: fitting !== null,
    isLoading: all.isLoading,
    failure: isAsked && all.isLoadingError ? all.error : null,
    retry: all.refetch,
    setFilter: (name, value) => change({ [name]: value, shown: '' }),
    clearFilters: () => change({ shown: '', ...Object.fromEntries(filters.map(({ name }) => [name, ''])) }),
    showMore: () => change({ shown: String(length + moreAtOnce) }),
  };
}
