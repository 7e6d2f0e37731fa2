import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { openStore } from './store.ts';
import { readAll } from './unreadable.ts';

export async function listAdmins(): Promise<StaffUser[]> {
  const { staffUsers } = await openStore();
  const admins = staffUsers.where('isAdmin', '==', true).orderBy('createdAt', 'desc');
  return readAll((await admins.get()).docs);
}
