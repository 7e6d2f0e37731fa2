import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '#data/staff-queries.ts';

export type Colleagues = ReturnType<typeof useColleagues>;
export type Colleague = AnswerOf<Contract['listColleagues']>[number];

/** Those who may see to orders, and their names by the key that an order stores. */
export function useColleagues() {
  const { data: colleagues } = useQuery(colleaguesQuery());
  const own = colleagues?.find(({ isYou }) => isYou);
  /** An empty text where nobody is assigned, and until the names are known. */
  const nameOf = (key: string | undefined) => {
    if (key === undefined || colleagues === undefined) return '';
    return colleagues.find((colleague) => colleague.key === key)?.name ?? 'A former colleague';
  };
  return { own, colleagues: colleagues ?? [], nameOf };
}
