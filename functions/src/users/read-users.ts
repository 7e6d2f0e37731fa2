import type { UserFilter } from '@kowhai/domain/api/staff-users';
import { AppError } from '@kowhai/domain/app-error';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { listUserWords } from '@kowhai/domain/search/search-keys';
import { listSorted, withinDays } from '#database/list-sorted.ts';
import { countFound, searchFor } from '#database/search.ts';
import { type Snapshot, store } from '#database/store.ts';
import { type Handler, replyWithSlice } from '#http/handler.ts';

export const getUser: Handler<'getUser'> = async ({ params }) => {
  return requireUser(await store.staffUsers.doc(params.id).get());
};

export function requireUser(snapshot: Snapshot<StaffUser>): StaffUser {
  const user = snapshot.data();
  if (!user) throw new AppError('NOT_FOUND', 'We can’t find that account.');
  return user;
}

export const listUsers: Handler<'listUsers'> = async ({ query }) => {
  const found = await findUsers(query);
  return replyWithSlice(
    await listSorted(found.query, query, { by: ['createdAt'], isWanted: found.isWanted }),
  );
};

export const countUsers: Handler<'countUsers'> = async ({ query }) => countFound(await findUsers(query));

async function findUsers({ q, isAdmin, ...days }: UserFilter) {
  const users = withinDays(store.staffUsers, days);
  return searchFor(isAdmin === 'true' ? users.where('isAdmin', '==', true) : users, q, listUserWords);
}
