import { Button } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { serviceAddress as addressSchema, type ServiceAddress } from '@kowhai/domain/address/service-address';
import { type Order, order as orderSchema } from '@kowhai/domain/orders/order';
import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { useChange } from '#data/use-change.ts';
import { AddressFields } from '#shared/address/address-fields.tsx';
import { useAddress } from '#shared/address/use-address.ts';
import { useAddressQuestion } from '#shared/address/use-address-question.ts';
import { readDraftTexts, useFormDraft } from '#shared/use-form-draft.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { Form } from '#ui/fields/form.tsx';
import { showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { DialogButtons } from '#ui/overlays/dialog-buttons.tsx';
import { type EditedFact, EditFact } from './edit-fact.tsx';

export function CorrectAddress({ order }: { order: Order }) {
  return (
    <EditFact order={order} label="Edit address" title="Edit the service address">
      {(fact) => <AddressForm {...fact} />}
    </EditFact>
  );
}

function AddressForm({ order, draft, onDone }: EditedFact) {
  const { mutateAsync } = useChange('changeOrder');
  const [seen, setSeen] = useState(order);
  const [first] = useState(() => readDraftTexts(draft, order.serviceAddress));
  const form = useValidatedForm<ServiceAddress, ServiceAddress>(addressSchema, first);
  useFormDraft(form, draft);
  const address = useAddress(form);
  const settle = useAddressQuestion(address);
  // What is stored follows the street, too, until it is written over.
  const begin = useEffectEvent(() => {
    const isStored = formatServiceAddress(first) === formatServiceAddress(order.serviceAddress);
    if (isStored) address.begin(order.serviceAddress);
  });
  useEffect(() => begin(), []);

  const send = async (serviceAddress: ServiceAddress, from = seen): Promise<void> => {
    const { _id, editedAt } = from;
    try {
      await mutateAsync({ params: { id: _id }, body: { serviceAddress, seenAt: editedAt } });
      showSuccess('Service address updated');
      onDone();
    } catch (thrown) {
      const failure = toFailure(thrown);
      const current = orderSchema.safeParse(failure.extra.current).data;
      // The order is newer, but its address is the same: a step was taken, or the customer changed something else.
      if (current && isSame(current, from)) return send(serviceAddress, current);
      if (!current) return showServerErrors(form, failure);
      setSeen(current);
      const now = `It’s now ${formatServiceAddress(current.serviceAddress)}. Save again to replace it.`;
      form.setError('root', { message: `${failure.message} ${now}` });
    }
  };
  const askOrSend = async (typed: ServiceAddress) => {
    const settled = await settle(typed, order.serviceAddress);
    if (settled) await send(settled);
  };

  return (
    <Form form={form} aria-label="Service address" onSend={address.stop} onValid={askOrSend}>
      <AddressFields form={form} address={address} isFirst />
      <DialogButtons>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          Save the address
        </BusyButton>
      </DialogButtons>
    </Form>
  );
}

const isSame = (one: Order, other: Order) =>
  formatServiceAddress(one.serviceAddress) === formatServiceAddress(other.serviceAddress);
