import { listSorted } from '#firebase/lists/list-sorted.ts';
import { openStore } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#http/handler.ts';

export const listAudit: Handler<'listAudit'> = async ({ query }) => {
  const { audit } = await openStore();
  const ofItem = query.item === undefined ? audit : audit.where('itemKey', '==', query.item);
  const entries = query.by === undefined ? ofItem : ofItem.where('by._id', '==', query.by);
  return replyWithPage(await listSorted(entries, query, { by: ['at'] }));
};
