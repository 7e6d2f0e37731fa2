import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageSize } from '#data/staff-queries.ts';
import { rememberRow } from './row-keys.ts';

/** The list that an item was opened from: the ids of its page, and its URL. */
type OpenedFrom = { ids: readonly string[]; list: string };

/** The router state that links to an item carry, so that it survives a reload and Back. */
export const openedFrom = (ids: readonly string[], list: string) => ({ queue: { ids, list } });

/**
 * The item's position in the list that it was opened from.
 *
 * @param pathOf the URL of an item
 * @param wholeList the URL of the list, for an item that was opened by its URL
 * @param found the ids of that list, for an item that was opened by its URL
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
  useEffect(() => {
    if (at >= 0 && list) rememberRow(list, id);
  }, [at, list, id]);
  /** Opens the next item, or the list where there is none; undefined for an item that was opened by its URL alone. */
  const openNext = at < 0 ? undefined : () => (next ? open(next) : navigate(list ?? wholeList));
  /** Leaves a deleted item for the next one, so that neither Previous nor Back lead to it. */
  const leaveDeleted = () => {
    const from = list ?? wholeList;
    const others = ids.filter((other) => other !== id);
    navigate(next ? pathOf(next) : from, { replace: true, state: next && openedFrom(others, from) });
  };
  // A full page does not tell whether there are more pages.
  const place = at < 0 ? '' : `${at + 1} of ${ids.length}${ids.length < pageSize ? '' : ' on this page'}`;
  return { list: list ?? wholeList, state, next, previous, place, open, openNext, leaveDeleted };
}

export type ListNeighbours = ReturnType<typeof useListNeighbours>;

function readQueue(state: unknown): Partial<OpenedFrom> & Pick<OpenedFrom, 'ids'> {
  // The history may hold state from an older version of the shop, so its shape is checked.
  const { ids, list } = ((state ?? {}) as { queue?: Partial<OpenedFrom> }).queue ?? {};
  return { ids: Array.isArray(ids) ? ids : [], ...(typeof list === 'string' && { list }) };
}
