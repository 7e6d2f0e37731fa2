import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/order';
import { regions, type ServiceAddress, serviceAddress } from '@kowhai/domain/service-address';
import { useState } from 'react';
import { toFailure } from '#data/failure.ts';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** Puts the address right at which an order is connected. */
export function CorrectAddress({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        minHeight={{ base: '11', md: '8' }}
        marginBlock={{ base: '-3', md: '0' }}
        paddingInline="0"
        paddingBlock="0"
        data-print="hide"
        onClick={() => setOpen(true)}
      >
        Correct
      </Button>
      <Dialog title="Correct the service address" isOpen={isOpen} onClose={close}>
        <AddressFields order={order} onDone={close} />
      </Dialog>
    </>
  );
}

function AddressFields({ order, onDone }: { order: Order; onDone: () => void }) {
  const { mutateAsync } = useChange('changeOrder');
  const form = useValidatedForm<ServiceAddress, ServiceAddress>(serviceAddress, order.serviceAddress);
  const send = async (address: ServiceAddress) => {
    try {
      await mutateAsync({ params: { id: order._id }, body: { serviceAddress: address } });
      showToast({ status: 'success', message: 'Service address corrected' });
      onDone();
    } catch (thrown) {
      showServerErrors(form, toFailure(thrown));
    }
  };
  return (
    <Form form={form} aria-label="Service address" onValid={send}>
      <TextField label="Street Address" data-first-focus {...bind(form, 'address')} />
      <TextField label="Suburb/City" {...bind(form, 'city')} />
      <TextField label="Postcode" inputMode="numeric" length="postcode" {...bind(form, 'postalCode')} />
      <SelectField label="Region" options={regions} {...bind(form, 'region')} />
      <chakra.div display="flex" gap="3">
        <Button type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          Save the address
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </chakra.div>
    </Form>
  );
}
