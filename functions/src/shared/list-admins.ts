import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { store } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';

export async function listAdmins(): Promise<StaffUser[]> {
  const admins = store.staffUsers.where('isAdmin', '==', true).orderBy('createdAt', 'desc');
  return readAll((await admins.get()).docs);
}
