import { AppError } from '@kowhai/domain/app-error';
import { getVisibleOrder } from '#functions/orders/get-order.ts';
import { listStatusMails, newOrderMailIds } from '#functions/orders/order-mail-ids.ts';
import type { Handler } from '#http/handler.ts';
import { requestMail } from '#mail/delivery/request-mail.ts';
import { retry } from '#server/retry.ts';

export const sendConfirmOrder: Handler<'sendConfirmOrder'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const { confirmation } = newOrderMailIds(order._id);
  return { status: await requestMail(confirmation, { kind: 'confirm-order', order }, order.createdAt) };
};

export const sendOrderSubmitted: Handler<'sendOrderSubmitted'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const { notice } = newOrderMailIds(order._id);
  return { status: await requestMail(notice, { kind: 'order-submitted', order }, order.createdAt) };
};

export const sendOrderProcessing: Handler<'sendOrderProcessing'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const latest = order.history.findLast(({ action }) => action === 'process');
  const [mail] = listStatusMails(order, 'processing');
  if (!latest || !mail || order.status === 'submitted')
    throw new AppError('BAD_TRANSITION', 'This order isn’t being processed yet.');
  return { status: await requestMail(mail.mailId, mail.job, latest.at) };
};
