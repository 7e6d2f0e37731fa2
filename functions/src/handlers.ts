import type { EndpointName } from '@kowhai/domain/api/contract';
import { catalogueHandlers } from '#functions/catalogue/catalogue-handlers.ts';
import { coverageHandlers } from '#functions/coverage/coverage-handlers.ts';
import { getDashboard } from '#functions/desk/get-dashboard.ts';
import { searchRecords } from '#functions/desk/search-records.ts';
import {
  addEnquiryNote,
  answerEnquiry,
  assignEnquiry,
  reopenEnquiry,
} from '#functions/enquiries/change-enquiry.ts';
import { replyToEnquiry, undoEnquiryReply } from '#functions/enquiries/enquiry-replies.ts';
import { getEnquiry } from '#functions/enquiries/get-enquiry.ts';
import { countEnquiries, listEnquiries } from '#functions/enquiries/list-enquiries.ts';
import { confirmEnquiry, sendEnquiry } from '#functions/enquiries/send-enquiry.ts';
import { answerSetup } from '#functions/orders/answer-setup.ts';
import { changeOrder, previewConnectionMail } from '#functions/orders/change-order.ts';
import { changeOrderItems, changeRequest, previewItemsMail } from '#functions/orders/change-order-items.ts';
import { statusHandlers } from '#functions/orders/change-order-status.ts';
import { deleteOrder } from '#functions/orders/delete-order.ts';
import { getOrder } from '#functions/orders/get-order.ts';
import { previewLateMail, sendLateMail } from '#functions/orders/late-mail.ts';
import { countOrders, listMyOrders, listOrders } from '#functions/orders/list-orders.ts';
import { assignOrder, markOutsideWork } from '#functions/orders/mark-order.ts';
import { getOrderHistory } from '#functions/orders/order-history.ts';
import { addOrderNote } from '#functions/orders/order-notes.ts';
import { placeOrder, placeOrderAsStaff } from '#functions/orders/place-order.ts';
import { undoOrder } from '#functions/orders/undo-order.ts';
import { closeAccount } from '#functions/users/close-account.ts';
import { confirmEmail } from '#functions/users/email-change.ts';
import { exportOwnData } from '#functions/users/export-own-data.ts';
import { proveEmail } from '#functions/users/prove-email.ts';
import { makeRecoveryCodes, signInWithRecoveryCode } from '#functions/users/recovery-codes.ts';
import { registerUser } from '#functions/users/register-user.ts';
import { resetPassword, sendResetToken } from '#functions/users/reset-password.ts';
import { noteSecondFactor, removeSecondFactor } from '#functions/users/second-factor.ts';
import { getProfile, loginUser, logoutEverywhere, logoutUser } from '#functions/users/session.ts';
import { updateUser } from '#functions/users/staff/update-user.ts';
import { updateProfile } from '#functions/users/update-profile.ts';
import { listColleagues } from './audit/assignee.ts';
import { listAudit } from './audit/audit-trail.ts';
import { getApiDescription } from './describe-api.ts';
import { watchDesk } from './desk/watch-desk.ts';
import { getEnquiryReplyMail, resendEnquiryReply } from './enquiries/enquiry-replies.ts';
import type { Handler } from './http/handler.ts';
import {
  getOrderMail,
  resendOrderMail,
  sendConfirmOrder,
  sendOrderProcessing,
  sendOrderSubmitted,
} from './orders/mails-of-order.ts';
import { getPageState } from './publishing/run-publishing.ts';
import { reportBrowserError } from './report-browser-error.ts';
import { takeMailEvents } from './take-mail-events.ts';
import { listUserMails, sendNewUser, sendWelcome } from './users/mails-of-user.ts';
import { countUsers, getUser, listUsers } from './users/read-users.ts';
import { addUser } from './users/register-user.ts';
import { deleteUser, disableUser, enableUser } from './users/staff/change-user-as-staff.ts';

export const handlers: { [Name in EndpointName]: Handler<Name> } = {
  loginUser,
  signInWithRecoveryCode,
  registerUser,
  logoutUser,
  logoutEverywhere,
  sendResetToken,
  resetPassword,
  getProfile,
  updateProfile,
  confirmEmail,
  proveEmail,
  noteSecondFactor,
  makeRecoveryCodes,
  exportOwnData,
  closeAccount,
  ...catalogueHandlers,
  ...coverageHandlers,
  placeOrder,
  placeOrderAsStaff,
  changeOrderItems,
  changeRequest,
  listMyOrders,
  listOrders,
  countOrders,
  watchDesk,
  assignOrder,
  changeOrder,
  getOrder,
  ...statusHandlers,
  answerSetup,
  markOutsideWork,
  undoOrder,
  deleteOrder,
  sendEnquiry,
  reportBrowserError,
  confirmEnquiry,
  takeMailEvents,
  sendWelcome,
  sendNewUser,
  sendConfirmOrder,
  sendOrderSubmitted,
  sendOrderProcessing,
  getOrderHistory,
  addOrderNote,
  getOrderMail,
  previewConnectionMail,
  sendLateMail,
  previewLateMail,
  previewItemsMail,
  resendOrderMail,
  listUsers,
  countUsers,
  listColleagues,
  getUser,
  listUserMails,
  addUser,
  updateUser,
  disableUser,
  enableUser,
  removeSecondFactor,
  deleteUser,
  listEnquiries,
  countEnquiries,
  getEnquiry,
  replyToEnquiry,
  undoEnquiryReply,
  addEnquiryNote,
  getEnquiryReplyMail,
  resendEnquiryReply,
  answerEnquiry,
  reopenEnquiry,
  assignEnquiry,
  listAudit,
  searchRecords,
  getDashboard,
  getPageState,
  getHealth: async () => ({ status: 'ok' }),
  getApiDescription,
};
