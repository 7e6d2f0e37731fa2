import { maxCounted } from '@kowhai/domain/api/page';
import type { UserFilter } from '@kowhai/domain/api/staff-users';
import { listUserWords } from '@kowhai/domain/desk/search-keys';
import { countUpTo } from '#firebase/count.ts';
import { listSorted } from '#firebase/list-sorted.ts';
import { searchFor } from '#firebase/search.ts';
import { openStore } from '#firebase/store.ts';
import { withinDays } from '#firebase/within-days.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';

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
