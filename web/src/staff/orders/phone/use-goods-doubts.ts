import { listGoodsDoubts } from '@kowhai/domain/catalogue/hardware-fit';
import type { GoodsForm } from '@kowhai/domain/orders/staff-forms';
import { useQuery } from '@tanstack/react-query';
import { staffHardwareListQuery, staffPlanListQuery } from '#data/staff-queries.ts';

/** What the shop would say about plans and hardware together. What was deleted since is left out. */
export function useGoodsDoubts(): (goods: GoodsForm, modemNeeded: boolean) => string[] {
  const { data: plans = [] } = useQuery(staffPlanListQuery());
  const { data: hardware = [] } = useQuery(staffHardwareListQuery());
  return (goods, modemNeeded) =>
    listGoodsDoubts(
      plans.filter(({ _id }) => goods.orderServices.some((line) => line._id === _id)),
      hardware.filter(({ _id }) => goods.orderHardwares.some((line) => line._id === _id)),
      modemNeeded,
    );
}
