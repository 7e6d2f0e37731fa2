import { listGoodsDoubts } from '@kowhai/domain/catalogue/hardware-fit';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { listOpenPoints } from '@kowhai/domain/orders/readiness';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '#data/client/server-clock.ts';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useOrderHardware } from '#staff/orders/phone/use-order-hardware.ts';

/** @returns what is to be seen to before an open order goes on; nothing of a closed one */
export function useOpenPoints(order: Order): string[] {
  const { orderServices, orderHardwares, modemNeeded, serviceAddress, status } = order;
  const isOpen = isOpenStatus(status);
  const coverage = useQuery({
    ...apiQuery('getCoverage', { params: { id: serviceAddress.postalCode } }),
    enabled: isOpen,
  });
  const hardware = useOrderHardware(orderHardwares, isOpen);
  if (!isOpen) return [];
  return listOpenPoints(order, {
    coverage: coverage.isPending ? undefined : (coverage.data ?? null),
    goodsDoubts: hardware && listGoodsDoubts(orderServices, hardware, modemNeeded),
    now: serverNow(),
  });
}
