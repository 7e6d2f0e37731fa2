import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Order } from '@kowhai/domain/orders/order';
import { useQuery } from '@tanstack/react-query';
import { staffHardwareListQuery } from '#data/staff/staff-queries.ts';

type Lines = Order['orderHardwares'];

/** An order's hardware as it is now, without what was deleted. @returns undefined until it is known */
export function useOrderHardware(lines: Lines, isWanted: boolean): Hardware[] | undefined {
  const { data = [], isPending } = useQuery({ ...staffHardwareListQuery(), enabled: isWanted });
  return isPending ? undefined : data.filter(({ _id }) => lines.some((line) => line._id === _id));
}
