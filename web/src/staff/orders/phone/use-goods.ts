import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { listGoodsDoubts } from '@kowhai/domain/catalogue/hardware-fit';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type QueryClient, useQueries } from '@tanstack/react-query';
import { toFailure } from '#data/client/failure.ts';
import { apiQuery } from '#data/staff-queries.ts';

type Line = { _id: string };
export type Lines = { orderServices: readonly Line[]; orderHardwares: readonly Line[] };
export type Goods = { plans: Plan[]; hardware: Hardware[] };

const planQuery = (id: string) => apiQuery('getPlan', { params: { id } });
const hardwareQuery = (id: string) => apiQuery('getHardware', { params: { id } });

/** The plans and hardware of these lines, as they are sold now. What was deleted since is left out. */
export function useGoods(lines: Lines) {
  const plans = useQueries({ queries: listIds(lines.orderServices).map(planQuery) });
  const hardware = useQueries({ queries: listIds(lines.orderHardwares).map(hardwareQuery) });
  const all = [...plans, ...hardware];
  return {
    plans: plans.flatMap(({ data }) => data ?? []),
    hardware: hardware.flatMap(({ data }) => data ?? []),
    isPending: all.some(({ isPending }) => isPending),
    failed: all.find(({ error }) => error && !isGone(error)),
  };
}

/** As `useGoods`, once they are there: what is chosen can be sent before. @throws Failure */
export async function readGoods(client: QueryClient, lines: Lines): Promise<Goods> {
  const orNothing = (thrown: unknown) => {
    if (isGone(thrown)) return [];
    throw thrown;
  };
  const [plans, hardware] = await Promise.all([
    Promise.all(
      listIds(lines.orderServices).map((id) => client.ensureQueryData(planQuery(id)).catch(orNothing)),
    ),
    Promise.all(
      listIds(lines.orderHardwares).map((id) => client.ensureQueryData(hardwareQuery(id)).catch(orNothing)),
    ),
  ]);
  return { plans: plans.flat(), hardware: hardware.flat() };
}

/** What the shop would say about plans and hardware together. */
export function listDoubtsOf({ plans, hardware }: Goods, lines: Lines, modemNeeded: boolean): string[] {
  return listGoodsDoubts(
    plans.filter(({ _id }) => lines.orderServices.some((line) => line._id === _id)),
    hardware.filter(({ _id }) => lines.orderHardwares.some((line) => line._id === _id)),
    modemNeeded,
  );
}

const listIds = (lines: readonly Line[]) =>
  [...new Set(lines.map(({ _id }) => _id))].filter((id) => id !== '');

const isGone = (thrown: unknown) => toFailure(thrown).code === 'NOT_FOUND';
