import { Text } from '@chakra-ui/react';
import type { Region } from '@kowhai/domain/address/regions';
import { firstStatus, openStatuses } from '@kowhai/domain/orders/order-status';
import { listPromisedDays } from '@kowhai/domain/orders/promised-days';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { addBusinessDays, dayToIso } from '@kowhai/domain/time/business-days';
import { formatShortDay } from '@kowhai/domain/time/date';
import { useQueries } from '@tanstack/react-query';
import { serverNow } from '#data/client/server-clock.ts';
import { apiQuery } from '#data/staff-queries.ts';

const daysAhead = [1, 2, 3];

/** What the caller can be told about days: how many homes are booked on the next ones, and what the shop promises. */
export function FreeDays({ region }: { region: Region | '' }) {
  const now = serverNow();
  const days = region ? daysAhead.map((count) => addBusinessDays(now, count, region)) : [];
  const counts = useQueries({
    queries: days.flatMap((day) =>
      openStatuses.map((status) =>
        apiQuery('countOrders', { query: { status, only: quickFilter.connectionDate(day) } }),
      ),
    ),
  });
  if (!region) return null;
  const describe = (day: string, index: number) => {
    const own = counts.slice(index * openStatuses.length, (index + 1) * openStatuses.length);
    const booked = own.reduce((sum, { data }) => sum + (data?.count ?? 0), 0);
    const isKnown = own.every(({ data }) => typeof data?.count === 'number');
    return `${formatShortDay(dayToIso(day), now)}${isKnown ? ` (${booked === 0 ? 'free' : `${booked} booked`})` : ''}`;
  };
  const { connection } = listPromisedDays({
    createdAt: now,
    history: [],
    status: firstStatus,
    connectionDate: null,
    serviceAddress: { region },
  });
  return (
    <Text color="fg.muted" role="status">
      Next days in {region}: {days.map(describe).join(', ')}. We promise a connection by{' '}
      {formatShortDay(dayToIso(connection), now)}.
    </Text>
  );
}
