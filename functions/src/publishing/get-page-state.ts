import { openPageState } from '#database/page-state.ts';
import type { Handler } from '#http/handler.ts';
import { findPagesTarget } from '#server/params.ts';

export const getPageState: Handler<'getPageState'> = async () => {
  if (findPagesTarget() === null) return { state: 'off' };
  const { changedAt, failure, publishedAt } = (await (await openPageState()).get()).data() ?? {};
  const times = publishedAt === undefined ? {} : { publishedAt };
  if (changedAt === undefined) return { state: 'shown', ...times };
  return failure === undefined ? { state: 'waiting', ...times } : { state: 'failed', failure, ...times };
};
