import { chakra } from '@chakra-ui/react';
import { regions } from '@kowhai/domain/address/regions';
import { type ServiceAddress, serviceAddress } from '@kowhai/domain/address/service-address';
import { type Order, order as orderSchema } from '@kowhai/domain/orders/order';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toFailure } from '#data/client/failure.ts';
import { useChange } from '#data/use-change.ts';
import { AddressReadBack, StreetNote } from '#shared/address/address-note.tsx';
import { AddressSuggestions, suggestsAddresses } from '#shared/address/address-suggestions.tsx';
import { CountryField } from '#shared/address/country-field.tsx';
import { useAddressQuestion } from '#shared/address/use-address-question.tsx';
import { useAddressReader } from '#shared/address/use-address-reader.ts';
import { readDraftTexts, useFormDraft } from '#shared/use-form-draft.ts';
import { ConflictNotice } from '#staff/shared/editor/conflict-notice.tsx';
import { listChanged, listConflicts, noConflicts, withTheirs } from '#staff/shared/editor/merge-changes.ts';
import { setField } from '#staff/shared/editor/set-field.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { DialogButtons } from '#staff/shared/parts/dialog-buttons.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, setText, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { type EditedFact, EditFact } from './edit-fact.tsx';

export function CorrectAddress({ order }: { order: Order }) {
  return (
    <EditFact order={order} label="Edit address" title="Edit the service address">
      {(fact) => <AddressFields {...fact} />}
    </EditFact>
  );
}

function AddressFields({ order, draft, onDone }: EditedFact) {
  const { mutateAsync } = useChange('changeOrder');
  const [base, setBase] = useState(order);
  const [conflicts, setConflicts] = useState(noConflicts);
  const form = useValidatedForm<ServiceAddress, ServiceAddress>(
    serviceAddress,
    readDraftTexts(draft, order.serviceAddress),
  );
  useFormDraft(form, draft);
  const texts = useWatch({ control: form.control }) as ServiceAddress;

  const question = useAddressQuestion(form.setFocus, (region) => setField(form, 'region', region));
  const reader = useAddressReader({
    read: () => {
      const { address, city, postalCode, region } = form.getValues();
      return { address, city, postalCode, region };
    },
    write: (part, text) => setText(form, part as keyof ServiceAddress, text),
  });
  // What is stored is taken as it is, until it is written over.
  const begin = useEffectEvent(() => reader.begin(form.getValues()));
  useEffect(() => begin(), []);

  const send = async (address: ServiceAddress, from = base): Promise<void> => {
    const { _id, updatedAt } = from;
    try {
      await mutateAsync({ params: { id: _id }, body: { serviceAddress: address, updatedAt } });
      showSuccess('Service address updated');
      onDone();
    } catch (thrown) {
      const failure = toFailure(thrown);
      const current = orderSchema.safeParse(failure.extra.current).data;
      if (!current) return showServerErrors(form, failure);
      const mine = listChanged(from.serviceAddress, address);
      const fields = listConflicts(from.serviceAddress, current.serviceAddress, mine);
      // The order is newer, but its address is the same: a step was taken, or the customer changed something else.
      if (fields.length === 0) return send(address, current);
      for (const [name, value] of Object.entries({ ...current.serviceAddress, ...mine }))
        setField(form, name, value);
      setBase(current);
      setConflicts({ since: updatedAt, fields });
    }
  };
  const takeTheirs = (field: string) => {
    setField(form, field, conflicts.fields.find((one) => one.field === field)?.theirs);
    setConflicts(withTheirs(conflicts, field));
  };

  const askOrSend = async (address: ServiceAddress) => {
    const settled = await question.settle(address, order.serviceAddress);
    if (settled) await send(settled);
  };

  return (
    <Form form={form} aria-label="Service address" settle={reader.settle} onValid={askOrSend}>
      <ConflictNotice
        key={conflicts.since}
        kind="order"
        id={order._id}
        conflicts={conflicts}
        onTakeTheirs={takeTheirs}
      />
      <chakra.div position="relative">
        <TextField
          label="Street Address"
          {...suggestsAddresses}
          autoComplete="off"
          data-first-focus
          {...bind(form, 'address', { onBlur: reader.readStreet })}
        />
        <AddressSuggestions fieldId="address" onChoose={reader.choose} />
      </chakra.div>
      <StreetNote reader={reader} />
      <chakra.div position="relative">
        <TextField
          label="Suburb/City"
          {...suggestsAddresses}
          autoComplete="off"
          {...bind(form, 'city', { onChange: reader.followCity, onBlur: reader.readStreet })}
        />
        <AddressSuggestions
          fieldId="city"
          readPostcode={() => form.getValues('postalCode')}
          onChoose={reader.choosePlace}
        />
      </chakra.div>
      <TextField
        label="Postcode"
        inputMode="numeric"
        length="postcode"
        {...bind(form, 'postalCode', { onChange: reader.followPostcode, onBlur: reader.readStreet })}
      />
      <SelectField label="Region" options={regions} {...bind(form, 'region')} />
      <CountryField />
      <AddressReadBack texts={texts} onCorrect={() => form.setFocus('address')} />
      <DialogButtons onCancel={onDone}>
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          Save the address
        </BusyButton>
      </DialogButtons>
      {question.dialog}
    </Form>
  );
}
