import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { colleaguesQuery } from '#data/staff/staff-queries.ts';
import { useDesk } from '#data/staff/use-desk.ts';
import { showToast } from '#state/toasts.ts';

export type Colleagues = ReturnType<typeof useColleagues>;
export type Colleague = AnswerOf<Contract['listColleagues']>[number];

/** The staff to whom work can be assigned, and their names by the key that an order stores. */
export function useColleagues() {
  const { data: colleagues } = useQuery(colleaguesQuery());
  const own = colleagues?.find(({ isYou }) => isYou);
  /** Empty without an assignee, and until the names have loaded. */
  const nameOf = (key: string | undefined) => {
    if (key === undefined || colleagues === undefined) return '';
    return colleagues.find((colleague) => colleague.key === key)?.name ?? 'A former colleague';
  };
  return { own, colleagues: colleagues ?? [], nameOf };
}

/** Says who changed the record that is open, where it was someone else. */
export function useColleagueNotice(id: string): void {
  const latest = useDesk()?.latest;
  const { own, colleagues } = useColleagues();
  const ownId = own?._id;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!latest || !ownId) return;
    const isNew = seen.current !== undefined && seen.current !== latest._id;
    seen.current = latest._id;
    if (!isNew || latest.record._id !== id || latest.by === ownId) return;
    const name = colleagues.find(({ _id }) => _id === latest.by)?.name ?? 'The customer';
    showToast({ status: 'info', message: `${name} changed this` });
  }, [latest, id, ownId, colleagues]);
}
