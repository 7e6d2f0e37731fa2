import type { Handler } from '#http/handler.ts';
import { changeUserAsStaff } from './change-user-as-staff.ts';

export const deleteUser: Handler<'deleteUser'> = async ({ params, ...acting }) => {
  await changeUserAsStaff(params.id, acting, { action: 'delete', decide: () => null });
  return { message: 'User was successfully deleted' };
};
