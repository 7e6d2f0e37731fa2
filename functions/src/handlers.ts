/** Who serves which line of the contract. A line without a handler does not compile. */
import type { EndpointName } from '@kowhai/domain/api/contract';
import { confirmEnquiry } from '#functions/enquiries/confirm-enquiry.ts';
import { sendEnquiry } from '#functions/enquiries/send-enquiry.ts';
import { getHardware } from '#functions/hardware/get-hardware.ts';
import { listHardware } from '#functions/hardware/list-hardware.ts';
import { completeOrder, processOrder, resetOrder } from '#functions/orders/change-order-status.ts';
import { deleteOrder } from '#functions/orders/delete-order.ts';
import { getOrder } from '#functions/orders/get-order.ts';
import { listMyOrders, listOrders } from '#functions/orders/list-orders.ts';
import { placeOrder } from '#functions/orders/place-order.ts';
import {
  sendConfirmOrder,
  sendOrderProcessing,
  sendOrderSubmitted,
} from '#functions/orders/send-order-mails.ts';
import { resetPassword } from '#functions/password-reset/reset-password.ts';
import { sendResetToken } from '#functions/password-reset/send-reset-token.ts';
import { getPlan } from '#functions/plans/get-plan.ts';
import { listPlans } from '#functions/plans/list-plans.ts';
import { closeAccount } from '#functions/users/close-account.ts';
import { exportOwnData } from '#functions/users/export-own-data.ts';
import { getProfile } from '#functions/users/get-profile.ts';
import { loginUser } from '#functions/users/login-user.ts';
import { logoutUser } from '#functions/users/logout-user.ts';
import { registerUser } from '#functions/users/register-user.ts';
import { sendNewUser, sendWelcome } from '#functions/users/send-user-mails.ts';
import { updateProfile } from '#functions/users/update-profile.ts';
import type { Handler } from './handler.ts';

export const handlers: { [Name in EndpointName]: Handler<Name> } = {
  loginUser,
  registerUser,
  logoutUser,
  sendResetToken,
  resetPassword,
  getProfile,
  updateProfile,
  exportOwnData,
  closeAccount,
  listPlans,
  getPlan,
  listHardware,
  getHardware,
  placeOrder,
  listMyOrders,
  listOrders,
  getOrder,
  processOrder,
  completeOrder,
  resetOrder,
  deleteOrder,
  sendEnquiry,
  confirmEnquiry,
  sendWelcome,
  sendNewUser,
  sendConfirmOrder,
  sendOrderSubmitted,
  sendOrderProcessing,
  getHealth: async () => ({ status: 'ok' }),
};
