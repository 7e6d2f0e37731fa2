/** The mails about an order, as a screen may ask for them. They were queued with what they tell of. */
import { AppError } from '@kowhai/domain/app-error';
import { retry } from '#firebase/retry.ts';
import type { Handler } from '#functions/handler.ts';
import { requestMail } from '#mail/request-mail.ts';
import { getVisibleOrder } from './get-order.ts';
import { orderMailIds } from './order-mail-ids.ts';

export const sendConfirmOrder: Handler<'sendConfirmOrder'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const { confirmation } = orderMailIds(order._id);
  return { status: await requestMail(confirmation, { kind: 'confirm-order', order }, order.createdAt) };
};

export const sendOrderSubmitted: Handler<'sendOrderSubmitted'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const { notice } = orderMailIds(order._id);
  return { status: await requestMail(notice, { kind: 'order-submitted', order }, order.createdAt) };
};

export const sendOrderProcessing: Handler<'sendOrderProcessing'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const rounds = order.history.filter(({ action }) => action === 'process');
  const latest = rounds.at(-1);
  if (!latest) throw new AppError('BAD_TRANSITION', 'This order is not being processed yet.');
  const mailId = orderMailIds(order._id).processing(rounds.length);
  return { status: await requestMail(mailId, { kind: 'order-processing', order }, latest.at) };
};
