import type { Contract } from '@kowhai/domain/api/contract';
import type { CallOf } from '@kowhai/domain/api/endpoint';
import type { Order } from '@kowhai/domain/orders/order';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { showToast, useToasts } from '#state/toasts.ts';

type Body = CallOf<Contract['changeRequest']>['body'];

/** As long as for placing an order: the server may be trying to find out whether it is stored. */
const timeoutMs = 20_000;

/** Sends a change of a request. While nobody has answered, the same change is sent again under its key. */
export function useChangeRequest({ _id }: Order) {
  const { mutateAsync, isPending, isSuccess, error, variables, reset } = useChange('changeRequest', {
    timeoutMs,
  });
  const attempt = useRef({ sent: '', key: '' });
  const navigate = useNavigate();

  const save = async (body: Body) => {
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    const call = { params: { id: _id }, body, idempotencyKey: attempt.current.key };
    // Older ones would offer to undo what is sent.
    useToasts.setState({ toasts: [] });
    // The form shows the error.
    const order = await mutateAsync(call).catch(() => null);
    if (!order) return false;
    navigate(paths.order(order._id), { replace: true });
    showToast({ status: 'success', message: `${order.number} is changed. We’ve emailed you what’s new.` });
    return true;
  };
  return {
    save,
    /** True until the order's page opens. */
    isSaving: isPending || isSuccess,
    failure: error,
    /** The total that was sent, in dollars. */
    sentTotal: typeof variables?.body.totalPrice === 'number' ? variables.body.totalPrice : null,
    forget: reset,
  };
}
