import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ListFilter, type ListName, listQuery, readPages } from '#data/staff-queries.ts';
import { readCursors, withFilter } from './list-address.ts';

/** The page of a list that the address names, and the way to all that the filter finds: what `PagedList` shows. */
export function useListPage<N extends ListName>(name: N, filter: ListFilter<N>) {
  const [params] = useSearchParams();
  const query = useQuery({
    ...listQuery(name, filter, { cursor: readCursors(params).at(-1) }),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  return { query, readPages: () => readPages(name, filter) };
}

/** What the address says of a list, and the way to another filter, which gets what changed, by name. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const filterBy = (wish: Record<string, string>) =>
    // What is typed letter by letter is no step that Back goes through.
    setParams((now) => withFilter(now, wish), { replace: 'q' in wish });
  return { params, filterBy };
}
