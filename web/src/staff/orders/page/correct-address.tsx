import { Button } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import type { Order } from '@kowhai/domain/orders/order';
import { type AddressForm, addressForm } from '@kowhai/domain/orders/staff-forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { useChange } from '#data/use-change.ts';
import { AddressFields } from '#shared/address/address-fields.tsx';
import { useAddress } from '#shared/address/use-address.ts';
import { useAddressQuestion } from '#shared/address/use-address-question.ts';
import { readUnsavedTexts, useUnsavedForm } from '#shared/use-unsaved-form.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { Form } from '#ui/fields/form.tsx';
import { showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { DialogButtons } from '#ui/overlays/dialog.tsx';
import { adoptNewer, type EditedFact, EditFact } from './edit-fact.tsx';

export function CorrectAddress({ order }: { order: Order }) {
  return (
    <EditFact order={order} label="Edit address" title="Edit the service address">
      {(fact) => <Correction {...fact} />}
    </EditFact>
  );
}

function Correction({ order, unsavedName, onDone }: EditedFact) {
  const { mutateAsync } = useChange('changeOrder');
  const [first] = useState(() =>
    readUnsavedTexts(unsavedName, { ...order.serviceAddress, seenAt: order.editedAt }),
  );
  // What unsaved text was typed over is unknown once the order is newer.
  const [seen, setSeen] = useState(first.seenAt === order.editedAt ? order.serviceAddress : null);
  const form = useValidatedForm<AddressForm, AddressForm>(addressForm, first);
  useUnsavedForm(form, unsavedName);
  const address = useAddress(form);
  const confirmAddress = useAddressQuestion(address);
  // What is stored follows the street, too, until it is written over.
  const begin = useEffectEvent(() => {
    const isStored = formatServiceAddress(first) === formatServiceAddress(order.serviceAddress);
    if (isStored) address.fill(order.serviceAddress);
  });
  useEffect(() => begin(), []);

  const send = async (serviceAddress: ServiceAddress, seenAt: string): Promise<void> => {
    try {
      await mutateAsync({ params: { id: order._id }, body: { serviceAddress, seenAt } });
      showSuccess('Service address updated');
      onDone();
    } catch (thrown) {
      const failure = toFailure(thrown);
      const current = adoptNewer(form, failure);
      if (!current) return showServerErrors(form, failure);
      const now = formatServiceAddress(current.serviceAddress);
      // The order is newer, but its address is the same: a step was taken, or the customer changed something else.
      if (seen && now === formatServiceAddress(seen)) return send(serviceAddress, current.editedAt);
      setSeen(current.serviceAddress);
      form.setError('root', { message: `${failure.message} It’s now ${now}. Save again to replace it.` });
    }
  };
  const askOrSend = async ({ seenAt, ...typed }: AddressForm) => {
    const confirmed = await confirmAddress(typed, order.serviceAddress);
    if (confirmed) await send(confirmed, seenAt);
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
