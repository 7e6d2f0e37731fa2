import type { UserFilter } from '@kowhai/domain/api/staff-users';
import { listUserWords } from '@kowhai/domain/search/search-keys';
import { listSorted } from '#database/list-sorted.ts';
import { countFound, searchFor } from '#database/search.ts';
import { openStore } from '#database/store.ts';
import { withinDays } from '#database/within-days.ts';
import { type Handler, replyWithPage } from '#http/handler.ts';

export const listUsers: Handler<'listUsers'> = async ({ query }) => {
  const found = await findUsers(query);
  return replyWithPage(await listSorted(found.query, query, { by: ['createdAt'], isWanted: found.isWanted }));
};

export const countUsers: Handler<'countUsers'> = async ({ query }) => countFound(await findUsers(query));

async function findUsers({ q, isAdmin, ...days }: UserFilter) {
  const { staffUsers } = await openStore();
  const users = await withinDays(staffUsers, days);
  return searchFor(isAdmin === 'true' ? users.where('isAdmin', '==', true) : users, q, listUserWords);
}
