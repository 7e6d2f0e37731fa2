import { Button, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageSize } from '#data/staff/staff-queries.ts';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { leavePage } from '#state/leave-guard.ts';
import { rememberRow } from './row-keys.ts';

/** The list that a record was opened from. As router state it survives a reload and Back. */
export const openedFrom = (ids: readonly string[], list: string) => ({ openedFrom: { ids, list } });

export function useOpenedFrom(rows: readonly { _id: string }[]) {
  const { pathname, search } = useLocation();
  return openedFrom(
    rows.map(({ _id }) => _id),
    pathname + search,
  );
}

/**
 * The record's position in the list that it was opened from.
 *
 * @param wholeList the URL of the list for a record that was opened by its own URL, and `found` the ids in that list
 */
export function useListNeighbours(
  id: string,
  pathOf: (id: string) => string,
  wholeList: string,
  found: readonly string[] = [],
) {
  const navigate = useNavigate();
  // Other links set other state.
  const opened: Partial<ReturnType<typeof openedFrom>> | null = useLocation().state;
  const state = found.length > 0 && !opened?.openedFrom ? openedFrom(found, wholeList) : opened;
  const { ids, list } = state?.openedFrom ?? { ids: [], list: wholeList };
  const at = ids.indexOf(id);
  const next = at < 0 ? undefined : ids[at + 1];
  const previous = at < 0 ? undefined : ids[at - 1];
  const open = (other: string | undefined) => {
    if (other) navigate(pathOf(other), { state });
  };
  useEffect(() => {
    if (at >= 0) rememberRow(list, id);
  }, [at, list, id]);
  /** Opens the next record, or the list after the last; undefined for a record that was opened by its URL alone. */
  const openNext = at < 0 ? undefined : () => (next ? open(next) : navigate(list));
  /** Leaves a deleted record for the next one, so that neither Previous nor Back lead to it. */
  const leaveDeleted = () => {
    const others = ids.filter((other) => other !== id);
    navigate(next ? pathOf(next) : list, { replace: true, state: next && openedFrom(others, list) });
  };
  // A full page does not tell whether there are more pages.
  const place = at < 0 ? '' : `${at + 1} of ${ids.length}${ids.length < pageSize ? '' : ' on this page'}`;
  return { list, next, previous, place, open, openNext, leaveDeleted };
}

export type ListNeighbours = ReturnType<typeof useListNeighbours>;

/** Previous and Next of the list that a record was opened from, with their keys and the one back to it. */
export function NeighbourButtons({ neighbours }: { neighbours: ListNeighbours }) {
  const navigate = useNavigate();
  usePageKeys({
    j: () => neighbours.open(neighbours.next),
    k: () => neighbours.open(neighbours.previous),
    // biome-ignore lint/correctness/noComponentHookFactories: a key, no component.
    Escape: () => leavePage(() => navigate(neighbours.list)),
  });
  return (
    <>
      {neighbours.place && (
        // On a phone below the buttons, which just fit in one line.
        <Text textStyle="note" alignSelf="center" whiteSpace="nowrap" order={{ mdDown: 1 }}>
          {neighbours.place}
        </Text>
      )}
      <Button
        variant="outline"
        disabled={!neighbours.previous}
        onClick={() => neighbours.open(neighbours.previous)}
      >
        Previous
      </Button>
      <Button variant="outline" disabled={!neighbours.next} onClick={() => neighbours.open(neighbours.next)}>
        Next
      </Button>
    </>
  );
}
