import { mostCounted } from '@kowhai/domain/api/page';
import { listUserKeys } from '@kowhai/domain/search-keys';
import { countUpTo } from '#firebase/count.ts';
import { listByMoment } from '#firebase/list-by-moment.ts';
import { searchFor } from '#firebase/search.ts';
import { openStore } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';

type Filter = { q?: string | undefined; isAdmin?: 'true' | undefined };

/** Everybody with an account, the newest first. */
export const listUsers: Handler<'listUsers'> = async ({ query }) => {
  const found = await findUsers(query);
  return replyWithPage(
    await listByMoment(found.query, query, { moment: 'createdAt', isWanted: found.isWanted }),
  );
};

export const countUsers: Handler<'countUsers'> = async ({ query }) => {
  const found = await findUsers(query);
  return found.isWanted ? { count: null, isMore: false } : countUpTo(found.query, mostCounted);
};

async function findUsers({ q, isAdmin }: Filter) {
  const { staffUsers } = await openStore();
  const users = isAdmin === 'true' ? staffUsers.where('isAdmin', '==', true) : staffUsers;
  return searchFor(users, q, listUserKeys);
}
