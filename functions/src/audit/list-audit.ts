import { listSorted } from '#firebase/list-sorted.ts';
import { openAudit } from '#functions/audit-trail.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';

export const listAudit: Handler<'listAudit'> = async ({ query }) => {
  const audit = await openAudit();
  const ofItem = query.item === undefined ? audit : audit.where('itemKey', '==', query.item);
  const entries = query.by === undefined ? ofItem : ofItem.where('by._id', '==', query.by);
  return replyWithPage(await listSorted(entries, query, { by: ['at'] }));
};
