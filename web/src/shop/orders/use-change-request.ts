import type { Contract } from '@kowhai/domain/api/contract';
import type { CallOf } from '@kowhai/domain/api/endpoint';
import type { Order } from '@kowhai/domain/orders/order';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useRequest } from '#shop/shared/ordering/use-request.ts';
import { showToast } from '#state/toasts.ts';

type Body = CallOf<Contract['changeRequest']>['body'];

/** Sends a change of a request. While nobody has answered, the same change is sent again under its key. */
export function useChangeRequest({ _id }: Order) {
  const { send, isSending, isDone, ...sent } = useRequest('changeRequest');
  const attempt = useRef({ wanted: '', key: '' });
  const navigate = useNavigate();

  const save = async (body: Body) => {
    const wanted = JSON.stringify(body);
    if (attempt.current.wanted !== wanted) attempt.current = { wanted, key: crypto.randomUUID() };
    const call = { params: { id: _id }, body, idempotencyKey: attempt.current.key };
    // The form shows the error.
    const order = await send(call).catch(() => null);
    if (!order) return false;
    navigate(paths.order(order._id), { replace: true });
    showToast({ status: 'success', message: `${order.number} is changed. We’ve emailed you what’s new.` });
    return true;
  };
  return {
    save,
    /** True until the order's page opens. */
    isSaving: isSending || isDone,
    ...sent,
  };
}
