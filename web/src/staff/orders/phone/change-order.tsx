import { Text } from '@chakra-ui/react';
import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { useState } from 'react';
import { useChange } from '#data/use-change.ts';
import { EditFact } from '#staff/orders/edit-fact.tsx';
import { BusyButton } from '#staff/shared/layout/busy-button.tsx';
import { DialogButtons } from '#staff/shared/layout/dialog-buttons.tsx';
import { Alert } from '#staff/shared/records/alert.tsx';
import { showToast } from '#state/toasts.ts';
import { type Goods, GoodsFields, toLines } from './goods-fields.tsx';

/** Another plan, other hardware or another quantity, as the customer asks for on the phone. */
export function ChangeOrder({ order }: { order: Order }) {
  return (
    <EditFact label="Change order" title={`Change order ${order.number}`} grows>
      {(close) => <ChangeForm order={order} onDone={close} />}
    </EditFact>
  );
}

function ChangeForm({ order, onDone }: { order: Order; onDone: () => void }) {
  // As it was when the form opened: a colleague's change is not overwritten unseen.
  const [{ _id, orderServices, orderHardwares, orderItems, lastStepAt }] = useState({
    ...order,
    lastStepAt: lastStepAtOf(order),
  });
  const [goods, setGoods] = useState<Goods>({
    plans: orderServices.map((line) => line._id),
    hardware: orderHardwares.map((line) => ({ _id: line._id, qty: line.qty })),
  });
  const change = useChange('changeOrderItems');
  const save = () =>
    change.mutate(
      { params: { id: _id }, body: { ...toLines(goods), lastStepAt } },
      {
        onSuccess: () => {
          onDone();
          showToast({ status: 'success', message: 'Order changed. We’re emailing the customer' });
        },
      },
    );
  return (
    <>
      <GoodsFields goods={goods} onChange={setGoods} kept={orderItems} />
      <Text color="fg.muted">
        What’s already ordered keeps its price. The customer gets an email that says what’s different.
      </Text>
      {change.error && <Alert status="error">{change.error.message}</Alert>}
      <DialogButtons onCancel={onDone}>
        <BusyButton busy={change.isPending} busyLabel="Saving…" onClick={save}>
          Save the change
        </BusyButton>
      </DialogButtons>
    </>
  );
}
