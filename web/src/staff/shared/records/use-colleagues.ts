import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { colleaguesQuery, latestChangeQuery } from '#data/staff-queries.ts';
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

/** Says who changed the record that is open, where that was a colleague. */
export function useColleagueNotice(id: string): void {
  const latest = useQuery(latestChangeQuery()).data?.items[0];
  const ownId = useColleagues().own?._id;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!latest || !ownId) return;
    const isNew = seen.current !== undefined && seen.current !== latest._id;
    seen.current = latest._id;
    if (isNew && latest.item._id === id && latest.by._id !== ownId)
      showToast({ status: 'info', message: `${latest.by.name} changed this` });
  }, [latest, id, ownId]);
}
