import { Text } from '@chakra-ui/react';
import { type GoodsForm, goodsForm, lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { listLineChanges } from '@kowhai/domain/orders/order-changes';
import { useState } from 'react';
import { useChange } from '#data/use-change.ts';
import { sendForm } from '#shared/send-form.ts';
import { EditFact } from '#staff/orders/edit-fact.tsx';
import { BusyButton } from '#staff/shared/layout/busy-button.tsx';
import { DialogButtons } from '#staff/shared/layout/dialog-buttons.tsx';
import { showToast } from '#state/toasts.ts';
import { Form } from '#ui/fields/form.tsx';
import { useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { GoodsFields } from './goods-fields.tsx';

/** Changes the plan, hardware or quantities of an order, as a customer asks for by phone. */
export function ChangeOrder({ order }: { order: Order }) {
  return (
    <EditFact label="Change order" title={`Change order ${order.number}`} grows>
      {(close) => <ChangeForm order={order} onDone={close} />}
    </EditFact>
  );
}

function ChangeForm({ order, onDone }: { order: Order; onDone: () => void }) {
  // Kept as it was when the form opened, so that the server refuses to overwrite a colleague's change.
  const [{ _id, orderServices, orderHardwares, orderItems, lastStepAt }] = useState({
    ...order,
    lastStepAt: lastStepAtOf(order),
  });
  const form = useValidatedForm<GoodsForm, GoodsForm>(goodsForm, {
    orderServices: orderServices.map((line) => ({ _id: line._id, qty: 1 })),
    orderHardwares: orderHardwares.map((line) => ({ _id: line._id, qty: line.qty })),
  });
  const { mutateAsync } = useChange('changeOrderItems');
  const save = sendForm(form, async (goods) => {
    const lines = [...goods.orderServices, ...goods.orderHardwares].map((line) => ({ ...line, name: '' }));
    if (listLineChanges(orderItems, lines).length === 0)
      return form.setError('root', { message: 'You haven’t changed anything yet' });
    await mutateAsync({ params: { id: _id }, body: { ...goods, lastStepAt } });
    onDone();
    showToast({ status: 'success', message: 'Order changed. We’re emailing the customer' });
  });
  return (
    <Form form={form} aria-label="Order" onValid={save} isWide>
      <GoodsFields form={form} kept={{ orderServices, orderHardwares }} isFirst />
      <Text color="fg.muted">
        What’s already ordered keeps its price. The customer gets an email that says what’s different.
      </Text>
      <DialogButtons onCancel={onDone}>
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          Save the change
        </BusyButton>
      </DialogButtons>
    </Form>
  );
}
