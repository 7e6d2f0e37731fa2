import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { openStore } from './store.ts';
import { readAll } from './unreadable.ts';

export async function listAdmins(max: number): Promise<StaffUser[]> {
  const { staffUsers } = await openStore();
  const admins = staffUsers.where('isAdmin', '==', true).orderBy('createdAt', 'desc').limit(max);
  return readAll((await admins.get()).docs);
}
