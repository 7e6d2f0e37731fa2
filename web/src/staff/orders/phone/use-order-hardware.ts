import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '#data/staff/staff-queries.ts';

/** A piece of hardware as it is now, also off sale. */
export const orderedQuery = ({ _id }: { _id: string }) => apiQuery('getHardware', { params: { id: _id } });

/** An order's hardware as it is now, without what was deleted. @returns undefined until it is known */
export function useOrderHardware(lines: readonly { _id: string }[], isWanted = true): Hardware[] | undefined {
  const found = useQueries({
    queries: lines.map((line) => ({ ...orderedQuery(line), enabled: isWanted })),
  });
  return found.some(({ isPending }) => isPending) ? undefined : found.flatMap(({ data }) => data ?? []);
}
