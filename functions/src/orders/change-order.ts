import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { formatServiceAddress } from '@kowhai/domain/address/service-address';
import { AppError } from '@kowhai/domain/app-error';
import { listFieldChanges } from '@kowhai/domain/desk/audit';
import type { Order } from '@kowhai/domain/orders/order';
import { statusOf } from '@kowhai/domain/orders/order-status';
import { formatDate } from '@kowhai/domain/time/date';
import { deriveOrder } from '#firebase/collections.ts';
import { openStore } from '#firebase/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { noSuchOrder, toAuditItem } from './get-order.ts';
import { requireNoneSince } from './require-last-step.ts';

export const changeOrder: Handler<'changeOrder'> = ({ params, body, caller }) =>
  commitWithAudit(caller, async (batch, updatedAt) => {
    const { orders, toFields, deleteField } = await openStore();
    const snapshot = await orders.doc(params.id).get();
    const order = snapshot.data();
    if (!order) throw noSuchOrder();
    await requireNoneSince(order, body.updatedAt);
    if (statusOf(order) === 'cancelled')
      throw new AppError('BAD_TRANSITION', 'This order is cancelled, so there’s nothing to change.');

    const { connectionDate = order.connectionDate } = body;
    if (connectionDate && connectionDate !== order.connectionDate && connectionDate < formatDate(updatedAt)) {
      const message = 'Choose today or a later day';
      throw new AppError('VALIDATION', message, { fields: { connectionDate: message } });
    }
    const serviceAddress = body.serviceAddress ?? order.serviceAddress;
    const changed: Order = {
      ...order,
      connectionDate,
      serviceAddress,
      ...(body.serviceAddress && { hasPostcodeMismatch: hasPostcodeMismatch(serviceAddress) }),
    };
    const changes = listFieldChanges(describe(order), describe(changed));
    if (changes.length === 0) return { answer: order, details: null };
    const fields = {
      serviceAddress,
      hasPostcodeMismatch: changed.hasPostcodeMismatch ?? deleteField(),
      connectionDate,
      ...deriveOrder(changed),
      updatedAt,
    };
    batch.update(snapshot.ref, toFields(fields), { lastUpdateTime: snapshot.updateTime });
    return {
      answer: { ...changed, updatedAt },
      details: { item: toAuditItem(order), action: 'update', changes },
    };
  });

function describe({ serviceAddress, connectionDate }: Order) {
  return { serviceAddress: formatServiceAddress(serviceAddress), connectionDate };
}
