import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Order } from '@kowhai/domain/orders/order';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';

type Lines = Order['orderHardwares'];

/** An order's hardware as it is now, without what was deleted. @returns undefined until all of it is known */
export function useOrderHardware(lines: Lines, isWanted: boolean): Hardware[] | undefined {
  const found = useQueries({
    queries: lines.map(({ _id: id }) => ({
      ...apiQuery('getHardware', { params: { id } }),
      enabled: isWanted,
    })),
  });
  if (found.some(({ isPending }) => isPending)) return undefined;
  return found.flatMap(({ data }) => data ?? []);
}
