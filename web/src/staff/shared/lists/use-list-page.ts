import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ListFilter, type ListName, listQuery, readSlices } from '#data/staff/staff-queries.ts';
import { useUrlSearch } from '#shared/use-url-search.ts';
import { readCursors, withFilter } from './list-address.ts';

/** The query of the page that the URL names, and a reader of all pages of the filter, for `PagedList`. */
export function useListPage<N extends ListName>(name: N, filter: ListFilter<N>) {
  const [params] = useSearchParams();
  const query = useQuery({
    ...listQuery(name, filter, { cursor: readCursors(params).at(-1) }),
    placeholderData: keepPreviousData,
  });
  return { query, readSlices: () => readSlices(name, filter) };
}

/** Filters by name, where an empty text removes one; or how they follow from those that the URL has by then. */
export type Wish = Record<string, string> | ((now: URLSearchParams) => Record<string, string>);

export function useListAddress() {
  const { params, change } = useUrlSearch();
  const filterBy = (wish: Wish) =>
    // A search replaces the history entry, so that Back does not go through it letter by letter.
    change((now) => withFilter(now, typeof wish === 'function' ? wish(now) : wish), { replace: 'q' in wish });
  return { params, filterBy };
}
