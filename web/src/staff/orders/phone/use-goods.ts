import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { listGoodsDoubts } from '@kowhai/domain/catalogue/hardware-fit';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { offerTo } from '@kowhai/domain/orders/offered-lines';
import type { Order } from '@kowhai/domain/orders/order';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { hardwareOnSaleQuery, plansOnSaleQuery } from '#data/staff/staff-queries.ts';
import { orderedQuery, useOrderHardware } from './use-order-hardware.ts';

type Line = { _id: string };
export type Lines = { orderServices: readonly Line[]; orderHardwares: readonly Line[] };
export type Goods = { plans: readonly Plan[]; hardware: readonly Hardware[] };
/** What an order has already: it keeps its price, and may be no longer sold or deleted. */
export type Kept = Pick<Order, 'orderServices' | 'orderHardwares'>;

const nothing: Kept = { orderServices: [], orderHardwares: [] };

/** What an order may have: what is on sale now, and what it has already. */
export function useGoods(kept = nothing) {
  const plans = useQuery(plansOnSaleQuery());
  const hardware = useQuery(hardwareOnSaleQuery());
  const own = useOrderHardware(kept.orderHardwares);
  const failed = [plans, hardware].find(({ data, error }) => error && !data);
  return {
    ...offerWith(kept, plans.data, hardware.data, own),
    isPending: plans.isPending || hardware.isPending || !own,
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
}

/** As `useGoods`, once it is there: what is chosen can be sent before. @throws Failure */
export async function readGoods(client: QueryClient, kept = nothing): Promise<Goods> {
  const [plans, hardware, own] = await Promise.all([
    client.ensureQueryData(plansOnSaleQuery()),
    client.ensureQueryData(hardwareOnSaleQuery()),
    Promise.all(
      // One that was deleted is known by the order alone.
      kept.orderHardwares.map((line) => client.ensureQueryData(orderedQuery(line)).catch(() => [])),
    ),
  ]);
  return offerWith(kept, plans, hardware, own.flat());
}

function offerWith(
  kept: Kept,
  plans: readonly Plan[] = [],
  onSale: readonly Hardware[] = [],
  own: readonly Hardware[] = [],
): Goods {
  const others = onSale.filter(({ _id }) => own.every((item) => item._id !== _id));
  return offerTo(kept, { plans, hardware: [...own, ...others] });
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
