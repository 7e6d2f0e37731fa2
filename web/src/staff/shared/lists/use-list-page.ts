import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ListFilter, type ListName, listQuery, readSlices } from '#data/staff/staff-queries.ts';
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

export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const filterBy = (wish: Record<string, string>) =>
    // A search replaces the history entry, so that Back does not go through it letter by letter.
    setParams((now) => withFilter(now, wish), { replace: 'q' in wish });
  return { params, filterBy };
}
