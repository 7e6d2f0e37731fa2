import { maxCounted } from '@kowhai/domain/api/page';
import type { UserFilter } from '@kowhai/domain/api/staff-users';
import { listUserWords } from '@kowhai/domain/desk/search-keys';
import { countUpTo } from '#firebase/lists/count.ts';
import { listSorted } from '#firebase/lists/list-sorted.ts';
import { searchFor } from '#firebase/lists/search.ts';
import { withinDays } from '#firebase/lists/within-days.ts';
import { openStore } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#http/handler.ts';

export const listUsers: Handler<'listUsers'> = async ({ query }) => {
  const found = await findUsers(query);
  return replyWithPage(await listSorted(found.query, query, { by: ['createdAt'], isWanted: found.isWanted }));
};

export const countUsers: Handler<'countUsers'> = async ({ query }) => {
  const found = await findUsers(query);
  return found.isWanted ? { count: null, isMore: false } : countUpTo(found.query, 'createdAt', maxCounted);
};

async function findUsers({ q, isAdmin, ...days }: UserFilter) {
  const { staffUsers } = await openStore();
  const users = await withinDays(staffUsers, days);
  return searchFor(isAdmin === 'true' ? users.where('isAdmin', '==', true) : users, q, listUserWords);
}
