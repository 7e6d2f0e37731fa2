import { AppError } from '@kowhai/domain/app-error';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { openStore, type Snapshot } from '#database/store.ts';
import type { Handler } from '#http/handler.ts';

export const getUser: Handler<'getUser'> = async ({ params }) => {
  const { staffUsers } = await openStore();
  return requireUser(await staffUsers.doc(params.id).get());
};

export function requireUser(snapshot: Snapshot<StaffUser>): StaffUser {
  const user = snapshot.data();
  if (!user) throw new AppError('NOT_FOUND', 'We can’t find that account.');
  return user;
}
