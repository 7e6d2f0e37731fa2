import { useLocation, useNavigate } from 'react-router-dom';
import { pageSize } from '#data/staff-queries.ts';

/** The list that an item was opened from: its ids as they stood there, and its address. */
type OpenedFrom = { ids: readonly string[]; list: string };

/** Travels with the way to an item, so that a reload and Back keep it. */
export const openedFrom = (ids: readonly string[], list: string) => ({ queue: { ids, list } });

/**
 * Where one stands in the list that one came from; nowhere, where the item was opened by its address.
 *
 * @param pathOf the page of an item
 * @param wholeList where the list is, when nothing tells
 * @param found the ids of that list, for an item that was opened by its address
 */
export function useListNeighbours(
  id: string,
  pathOf: (id: string) => string,
  wholeList: string,
  found: readonly string[] = [],
) {
  const navigate = useNavigate();
  const { state: opened } = useLocation();
  const isAlone = found.length > 0 && readQueue(opened).ids.length === 0;
  const state: unknown = isAlone ? openedFrom(found, wholeList) : opened;
  const { ids, list } = readQueue(state);
  const at = ids.indexOf(id);
  const next = at < 0 ? undefined : ids[at + 1];
  const previous = at < 0 ? undefined : ids[at - 1];
  const open = (other: string | undefined) => {
    if (other) navigate(pathOf(other), { state });
  };
  /** Once the item is gone: neither Previous nor Back lead to it. */
  const goOnWithout = () => {
    const from = list ?? wholeList;
    const others = ids.filter((other) => other !== id);
    navigate(next ? pathOf(next) : from, { replace: true, state: next && openedFrom(others, from) });
  };
  // A whole page of a list tells nothing of the pages after it.
  const place = at < 0 ? '' : `${at + 1} of ${ids.length}${ids.length < pageSize ? '' : ' on this page'}`;
  return { list: list ?? wholeList, state, next, previous, place, open, goOnWithout };
}

export type ListNeighbours = ReturnType<typeof useListNeighbours>;

function readQueue(state: unknown): Partial<OpenedFrom> & Pick<OpenedFrom, 'ids'> {
  // What an older version of the shop left in the history may be anything.
  const { ids, list } = ((state ?? {}) as { queue?: Partial<OpenedFrom> }).queue ?? {};
  return { ids: Array.isArray(ids) ? ids : [], ...(typeof list === 'string' && { list }) };
}
