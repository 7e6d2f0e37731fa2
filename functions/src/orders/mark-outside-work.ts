import { AppError } from '@kowhai/domain/app-error';
import { markOutside } from '@kowhai/domain/orders/outside-work';
import { openStore } from '#database/store.ts';
import { updateOrder } from '#database/update-order.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { requireOrder, toAuditItem } from './get-order.ts';

const fields = {
  'arrange switch': 'switchArranged',
  'move switch': 'switchMoved',
  'stop switch': 'switchStopped',
  'stop visit': 'visitStopped',
  'call customer': 'customerCalled',
} as const;

export const markOutsideWork: Handler<'markOutsideWork'> = ({ params, body, caller }) =>
  commitWithAudit(caller, async (batch, at) => {
    const { orders } = await openStore();
    const snapshot = await orders.doc(params.id).get();
    const order = requireOrder(snapshot);
    const marked = markOutside(order, body, at);
    if (marked === null)
      throw new AppError('BAD_TRANSITION', 'This has changed meanwhile, so nothing was marked. Look again.');
    const answer = await updateOrder(batch, snapshot, marked);
    const changes = [{ field: fields[body.work], from: !body.isDone, to: body.isDone }];
    return { answer, details: { item: toAuditItem(order), action: 'mark outside work', changes } };
  });
