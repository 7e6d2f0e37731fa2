import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { listGoodsDoubts } from '@kowhai/domain/catalogue/hardware-fit';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { staffHardwareListQuery, staffPlanListQuery } from '#data/staff/staff-queries.ts';

type Line = { _id: string };
export type Lines = { orderServices: readonly Line[]; orderHardwares: readonly Line[] };
export type Goods = { plans: readonly Plan[]; hardware: readonly Hardware[] };

/** The catalogue as it is sold now, with drafts. */
export function useGoods() {
  const plans = useQuery(staffPlanListQuery());
  const hardware = useQuery(staffHardwareListQuery());
  const failed = [plans, hardware].find(({ data, error }) => error && !data);
  return {
    plans: plans.data ?? [],
    hardware: hardware.data ?? [],
    isPending: plans.isPending || hardware.isPending,
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
}

/** As `useGoods`, once it is there: what is chosen can be sent before. @throws Failure */
export async function readGoods(client: QueryClient): Promise<Goods> {
  const [plans, hardware] = await Promise.all([
    client.ensureQueryData(staffPlanListQuery()),
    client.ensureQueryData(staffHardwareListQuery()),
  ]);
  return { plans, hardware };
}

export function pickGoods({ plans, hardware }: Goods, { orderServices, orderHardwares }: Lines): Goods {
  const isIn =
    (lines: readonly Line[]) =>
    ({ _id }: Line) =>
      lines.some((line) => line._id === _id);
  return { plans: plans.filter(isIn(orderServices)), hardware: hardware.filter(isIn(orderHardwares)) };
}

/** What the shop would say about plans and hardware together. */
export function listDoubtsOf(goods: Goods, lines: Lines, modemNeeded: boolean): string[] {
  const { plans, hardware } = pickGoods(goods, lines);
  return listGoodsDoubts(plans, hardware, modemNeeded);
}
