import { AppError } from '@kowhai/domain/app-error';
import { markOutside } from '@kowhai/domain/orders/outside-work';
import { assignTo } from '#functions/audit/assignee.ts';
import type { Handler } from '#http/handler.ts';
import { takeStep } from './take-step.ts';

const fields = {
  'arrange switch': 'switchArranged',
  'move switch': 'switchMoved',
  'stop switch': 'switchStopped',
  'stop visit': 'visitStopped',
  'call customer': 'customerCalled',
} as const;

/** Assigning and marking are no edits: a step that was begun before can still be taken. */
export const assignOrder: Handler<'assignOrder'> = ({ params, body, caller }) =>
  takeStep(params.id, { caller }, assignTo(caller, body.assignee));

export const markOutsideWork: Handler<'markOutsideWork'> = ({ params, body, caller }) =>
  takeStep(params.id, { caller }, (order, at) => {
    const change = markOutside(order, body, at);
    if (change === null)
      throw new AppError('BAD_TRANSITION', 'This has changed meanwhile, so nothing was marked. Look again.');
    const changes = [{ field: fields[body.work], from: !body.isDone, to: body.isDone }];
    return { change, isAside: true, details: { action: 'mark outside work', changes } };
  });
