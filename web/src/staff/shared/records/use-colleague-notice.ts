import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { latestChangeQuery } from '#data/staff-queries.ts';
import { showToast } from '#state/toasts.ts';
import { useColleagues } from './use-colleagues.ts';

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
