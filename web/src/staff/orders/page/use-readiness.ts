import { listGoodsDoubts } from '@kowhai/domain/catalogue/hardware-fit';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { listReadiness, type ReadyCheck } from '@kowhai/domain/orders/readiness';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '#data/client/server-clock.ts';
import { apiQuery, staffHardwareListQuery } from '#data/staff-queries.ts';

/** @returns the checks of an open order; none of a closed one */
export function useReadiness(order: Order): ReadyCheck[] {
  const { orderServices, orderHardwares, modemNeeded, serviceAddress, status } = order;
  const hasHardware = orderHardwares.length > 0;
  const isOpen = isOpenStatus(status);
  const coverage = useQuery({
    ...apiQuery('getCoverage', { params: { id: serviceAddress.postalCode } }),
    enabled: isOpen,
  });
  const { data: hardware } = useQuery({ ...staffHardwareListQuery(), enabled: isOpen && hasHardware });
  if (!isOpen) return [];
  const own = (hardware ?? []).filter(({ _id }) => orderHardwares.some((line) => line._id === _id));
  const isKnown = !hasHardware || hardware !== undefined;
  return listReadiness(order, {
    coverage: coverage.isPending ? undefined : (coverage.data ?? null),
    goodsDoubts: isKnown ? listGoodsDoubts(orderServices, own, modemNeeded) : undefined,
    now: serverNow(),
  });
}
