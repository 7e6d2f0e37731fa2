import { Button, Text } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { listLineChanges } from '@kowhai/domain/orders/order-lines';
import { type GoodsForm, type LinesForm, linesForm, unsavedLines } from '@kowhai/domain/orders/staff-forms';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useChange, useChangeEach } from '#data/use-change.ts';
import { useUnsavedForm } from '#shared/use-unsaved-form.ts';
import { showUndoToast } from '#staff/orders/actions/undo-toast.ts';
import { doubtWords, GoodsDoubts } from '#staff/orders/phone/goods-doubts.tsx';
import { GoodsFields } from '#staff/orders/phone/goods-fields.tsx';
import { type Goods, listDoubtsOf, readGoods, useGoods } from '#staff/orders/phone/use-goods.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { MailPreview } from '#staff/shared/records/mails.tsx';
import { askWhereDoubtful } from '#state/question.ts';
import { readUnsaved } from '#state/unsaved.ts';
import { Form } from '#ui/fields/form.tsx';
import { useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { DialogButtons } from '#ui/overlays/dialog.tsx';
import { type EditedFact, EditFact, sendEdit } from './edit-fact.tsx';

const orderChanged = { done: () => 'Order changed', name: 'the change' };

export function ChangeOrder({ order }: { order: Order }) {
  return (
    <EditFact order={order} label="Change order" title={`Change order ${order.number}`} grows>
      {(fact) => <ChangeForm {...fact} />}
    </EditFact>
  );
}

function ChangeForm({ order, unsavedName, onDone }: EditedFact) {
  const { _id, orderServices, orderHardwares, orderItems } = order;
  const form = useValidatedForm<LinesForm, LinesForm>(
    linesForm,
    unsavedLines.safeParse(readUnsaved(unsavedName)).data ?? {
      orderServices: orderServices.map((line) => ({ _id: line._id, qty: 1 })),
      orderHardwares: orderHardwares.map((line) => ({ _id: line._id, qty: line.qty })),
      seenAt: order.editedAt,
    },
  );
  useUnsavedForm(form, unsavedName);
  const { mutateAsync } = useChange('changeOrderLines');
  const changeEach = useChangeEach();
  const typed = useWatch({ control: form.control }) as LinesForm;
  const hasChanged = (goods: GoodsForm) => {
    const lines = [...goods.orderServices, ...goods.orderHardwares].map((line) => ({ ...line, name: '' }));
    return listLineChanges(orderItems, lines).length > 0;
  };
  const wish = linesForm.safeParse(typed).data;
  const client = useQueryClient();
  /** Those that the change brings. */
  const listDoubts = (known: Goods, goods: GoodsForm) => {
    const before = listDoubtsOf(known, order, order.modemNeeded);
    return listDoubtsOf(known, goods, order.modemNeeded).filter((doubt) => !before.includes(doubt));
  };
  const known = useGoods(order);
  const doubts = wish && !known.isPending ? listDoubts(known, wish) : [];
  const save = sendEdit(form, async (goods: LinesForm) => {
    if (!hasChanged(goods)) return form.setError('root', { message: 'Nothing was changed' });
    const points = listDoubts(await readGoods(client, order), goods);
    if (!(await askWhereDoubtful({ ...doubtWords, points, answers: ['Save it as it is'] }))) return;
    const changed = await mutateAsync({ params: { id: _id }, body: goods });
    onDone();
    showUndoToast(changeEach, orderChanged, [changed]);
  });
  return (
    <Form form={form} aria-label="Order" onValid={save} isWide>
      <GoodsFields form={form} kept={{ orderServices, orderHardwares }} isFirst />
      <GoodsDoubts doubts={doubts} />
      <Text color="fg.muted">What’s already ordered keeps its price.</Text>
      {wish && hasChanged(wish) && (
        <MailPreview
          preview={apiQuery('previewLinesMail', { params: { id: _id }, body: wish })}
          typed={typed}
        />
      )}
      <DialogButtons>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          Save the change
        </BusyButton>
      </DialogButtons>
    </Form>
  );
}
