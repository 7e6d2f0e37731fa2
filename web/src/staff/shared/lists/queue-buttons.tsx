import { Button, Text } from '@chakra-ui/react';
import type { ListNeighbours } from './list-neighbours.ts';

export function QueueButtons({ queue }: { queue: ListNeighbours }) {
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
