import { Text } from '@chakra-ui/react';
import type { Region } from '@kowhai/domain/address/regions';
import { firstStatus } from '@kowhai/domain/orders/order-status';
import { listPromisedDays } from '@kowhai/domain/orders/promised-days';
import { addBusinessDays, dayToIso } from '@kowhai/domain/time/business-days';
import { formatShortDay } from '@kowhai/domain/time/date';
import { serverNow } from '#data/client/server-clock.ts';
import { useDesk } from '#data/staff/use-desk.ts';

const daysAhead = [1, 2, 3];

/** How many homes are booked on the next days, and for a new order what the shop promises. */
export function FreeDays({ region, isNew = false }: { region: Region | ''; isNew?: boolean }) {
  const now = serverNow();
  const days = region ? daysAhead.map((count) => addBusinessDays(now, count, region)) : [];
  const booked = useDesk()?.orders.booked;
  if (!region) return null;
  const describe = (day: string) => {
    const count = booked?.[day] ?? 0;
    return `${formatShortDay(dayToIso(day), now)}${booked ? ` (${count === 0 ? 'free' : `${count} booked`})` : ''}`;
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
      Next days in {region}: {days.map(describe).join(', ')}.
      {isNew && ` We promise a connection by ${formatShortDay(dayToIso(connection), now)}.`}
    </Text>
  );
}
