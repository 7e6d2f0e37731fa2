import type { Handler } from '#functions/handler.ts';
import { changeStanding } from './change-standing.ts';

/** Deletes somebody's account and ends its sessions. The orders stay, with the name that they were placed under. */
export const deleteUser: Handler<'deleteUser'> = async ({ params, caller }) => {
  await changeStanding(params.id, caller, { action: 'delete', decide: () => null });
  return { message: 'User was successfully deleted' };
};
