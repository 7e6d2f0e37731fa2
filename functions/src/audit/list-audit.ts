import { listSorted } from '#database/list-sorted.ts';
import { openStore } from '#database/store.ts';
import { withinDays } from '#database/within-days.ts';
import { type Handler, replyWithPage } from '#http/handler.ts';

export const listAudit: Handler<'listAudit'> = async ({ query }) => {
  const { item, kind, by } = query;
  let entries = await withinDays((await openStore()).audit, query, 'at');
  if (item !== undefined) entries = entries.where('itemKey', '==', item);
  else if (kind !== undefined) entries = entries.where('item.kind', '==', kind);
  if (by !== undefined) entries = entries.where('by._id', '==', by);
  return replyWithPage(await listSorted(entries, query, { by: ['at'] }));
};
