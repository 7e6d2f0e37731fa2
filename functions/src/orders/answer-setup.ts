import { AppError } from '@kowhai/domain/app-error';
import { openStatuses, statusOf } from '@kowhai/domain/orders/order-status';
import { findDayProblem } from '@kowhai/domain/orders/setup-questions';
import { formatDate } from '@kowhai/domain/time/date';
import { retryOnConflict } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#http/handler.ts';
import { noSuchOrder } from './get-order.ts';

/** Sets the answers that are named and leaves the others, whoever sets them at the same time. */
export const answerSetup: Handler<'answerSetup'> = ({ params, body, caller }) =>
  retryOnConflict(async () => {
    const { orders, toFields } = await openStore();
    const snapshot = await orders.doc(params.id).get();
    const order = snapshot.data();
    if (!order || order.user._id !== caller.uid) throw noSuchOrder();
    if (!openStatuses.includes(statusOf(order))) {
      throw new AppError('BAD_TRANSITION', 'This order is done, so there’s nothing left to get ready.');
    }
    const updatedAt = new Date().toISOString();
    const { day = '' } = body;
    const problem = day === order.setup.day ? null : findDayProblem(day, formatDate(updatedAt));
    if (problem) throw new AppError('VALIDATION', problem, { fields: { day: problem } });
    const changed = { setup: { ...order.setup, ...body }, updatedAt };
    await snapshot.ref.update(toFields(changed), { lastUpdateTime: snapshot.updateTime });
    return { ...order, ...changed };
  });
