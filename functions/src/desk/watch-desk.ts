import { readDeskCounts } from '@kowhai/domain/desk/desk-counts';
import { formatDate } from '@kowhai/domain/time/date';
import { assigneeKeyOf } from '#functions/audit/assignee.ts';
import { readDesk } from '#functions/shared/desk-record.ts';
import type { Handler } from '#http/handler.ts';

/** One read, whatever the shop holds: every open desk asks every few seconds. */
export const watchDesk: Handler<'watchDesk'> = async ({ caller: { uid } }) => {
  const { counts, changes, latest = null } = await readDesk();
  const today = formatDate(new Date().toISOString());
  return { changes, latest, ...readDeskCounts(counts, { today, assigneeKey: assigneeKeyOf(uid) }) };
};
