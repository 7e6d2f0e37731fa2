import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/order';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#components/load-error.tsx';
import { orderListQuery } from '#data/queries.ts';
import { TextLink } from '#ui/link.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';
import { QueueTable } from './queue-table.tsx';
import { sortQueue } from './sort-queue.ts';
import { WaitingCounts } from './waiting-counts.tsx';

/** As many as the API gives at once; a queue that is longer says so. */
const mostCounted = 200;
const mostShown = 10;

const waitingPath = `${paths.adminOrders()}?status=Submitted`;

/** The dashboard's first question: who waits for a review, and is anybody waiting for too long? */
export function OrderQueue() {
  const { data, error, refetch } = useQuery(orderListQuery({ status: 'Submitted', limit: mostCounted }));

  return (
    <chakra.section aria-labelledby="queue" display="grid" gap="4">
      <chakra.div>
        <Heading id="queue">Orders waiting for review</Heading>
        <Text size="sm" tone="muted">
          We promise a review within {siteSettings.promises.reviewDays}.
        </Text>
      </chakra.div>
      {error && <LoadError what="the waiting orders" failure={error} onRetry={refetch} />}
      {!data && !error && (
        <LoadingShape label="Loading the waiting orders">
          <Skeleton height="6rem" marginBottom="4" />
          <Skeleton height="12rem" />
        </LoadingShape>
      )}
      {data && <LoadedQueue orders={data.items} isCut={data.nextCursor !== null} />}
    </chakra.section>
  );
}

type LoadedQueueProps = { orders: readonly Order[]; isCut: boolean };

function LoadedQueue({ orders, isCut }: LoadedQueueProps) {
  const queue = sortQueue(orders, new Date().toISOString());
  if (queue.orders.length === 0) return <Text>Nobody is waiting. Every order has been looked at.</Text>;
  return (
    <>
      <WaitingCounts counts={queue.counts} />
      {isCut && (
        <Text size="sm">
          More than {mostCounted} orders wait. The newest {mostCounted} are counted here; the older ones stand
          at the end of the list.
        </Text>
      )}
      <QueueTable queue={queue.orders.slice(0, mostShown)} />
      <TextLink to={waitingPath} standalone justifySelf="start">
        {queue.orders.length > mostShown
          ? `All ${queue.orders.length}${isCut ? ' and more' : ''} waiting orders`
          : 'Waiting orders in the list'}
      </TextLink>
    </>
  );
}
