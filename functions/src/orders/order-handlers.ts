/** The calls about orders, each name once. */
export { answerSetup } from './answer-setup.ts';
export { changeOrder, previewConnectionMail } from './change-order.ts';
export { changeOrderLines, changeRequest, previewLinesMail } from './change-order-lines.ts';
export { deleteOrder } from './delete-order.ts';
export { getOrder } from './get-order.ts';
export { previewLateMail, sendLateMail } from './late-mail.ts';
export { countOrders, listMyOrders, listOrders } from './list-orders.ts';
export {
  getOrderMail,
  resendOrderMail,
  sendConfirmOrder,
  sendOrderProcessing,
  sendOrderSubmitted,
} from './mails-of-order.ts';
export { assignOrder, markOutsideWork } from './mark-order.ts';
export { getOrderHistory } from './order-history.ts';
export { addOrderNote } from './order-notes.ts';
export { placeOrder, placeOrderAsStaff } from './place-order.ts';
export { undoOrder } from './undo-order.ts';
