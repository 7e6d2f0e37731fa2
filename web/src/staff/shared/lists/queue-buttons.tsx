import { Button, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { leavePage } from '#state/leave-guard.ts';
import type { ListNeighbours } from './list-neighbours.ts';

/** Previous and Next of the list that a record was opened from, with their keys and the one back to it. */
export function QueueButtons({ queue }: { queue: ListNeighbours }) {
  const navigate = useNavigate();
  usePageKeys({
    j: () => queue.open(queue.next),
    k: () => queue.open(queue.previous),
    Escape: () => leavePage(() => navigate(queue.list)),
  });
  return (
    <>
      {queue.place && (
        // On a phone below the buttons, which just fit in one line.
        <Text textStyle="note" alignSelf="center" whiteSpace="nowrap" order={{ mdDown: 1 }}>
          {queue.place}
        </Text>
      )}
      <Button variant="outline" disabled={!queue.previous} onClick={() => queue.open(queue.previous)}>
        Previous
      </Button>
      <Button variant="outline" disabled={!queue.next} onClick={() => queue.open(queue.next)}>
        Next
      </Button>
    </>
  );
}
