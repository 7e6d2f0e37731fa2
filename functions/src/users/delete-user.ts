import type { Handler } from '#functions/handler.ts';
import { changeUserAsStaff } from './change-user-as-staff.ts';

/** Deletes somebody's account and ends its sessions. The orders stay, with the name that they were placed under. */
export const deleteUser: Handler<'deleteUser'> = async ({ params, caller }) => {
  await changeUserAsStaff(params.id, caller, { action: 'delete', decide: () => null });
  return { message: 'User was successfully deleted' };
};
