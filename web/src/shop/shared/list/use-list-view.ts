import { useUrlSearch } from '#shared/use-url-search.ts';
import { applyFilters, type ChosenFilters, type ListFilter, readFilters } from './list-filters.ts';

/** As many as are read without a filter. */
const mostUnfiltered = 12;

export type ListView<T> = {
  /** What fits the filters. */
  items: readonly T[];
  count: number;
  /** Those that there is something to choose in; none where the list is short. */
  filters: readonly ListFilter<T>[];
  chosen: ChosenFilters;
  isFiltered: boolean;
  setFilter: (name: string, value: string) => void;
  clearFilters: () => void;
};

/** What a visitor has made of a list, which its URL holds: Back and a shared link show the same. */
export function useListView<T extends { price: number }>(
  list: readonly T[],
  listFilters: (prices: readonly [lowest: number, highest: number]) => readonly ListFilter<T>[],
): ListView<T> {
  const { params, change } = useUrlSearch();
  const prices = list.map(({ price }) => price);
  const offered = list.length > mostUnfiltered ? listFilters([Math.min(...prices), Math.max(...prices)]) : [];
  // Where everything costs the same, there is no price to choose.
  const filters = offered.filter(({ options }) => options.length > 0);
  const chosen = readFilters(filters, params);

  const set = (changes: Record<string, string>) =>
    change(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      // The same page of the history: Back leaves the list, and coming back finds it as it was.
      { replace: true },
    );

  return {
    items: applyFilters(list, filters, chosen),
    count: list.length,
    filters,
    chosen,
    isFiltered: Object.keys(chosen).length > 0,
    setFilter: (name, value) => set({ [name]: value }),
    clearFilters: () => set(Object.fromEntries(filters.map(({ name }) => [name, '']))),
  };
}
