import { listSorted } from '#firebase/list-sorted.ts';
import { openAudit } from '#functions/audit-trail.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';

export const listAudit: Handler<'listAudit'> = async ({ query }) => {
  const audit = await openAudit();
  const entries = query.item === undefined ? audit : audit.where('itemKey', '==', query.item);
  return replyWithPage(await listSorted(entries, query, { by: ['at'] }));
};
