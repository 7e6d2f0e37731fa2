import { Grid } from '@chakra-ui/react';
import { country, regions, type ServiceAddress } from '@kowhai/domain/address/service-address';
import { type PlaceForm, placeForm } from '@kowhai/domain/orders/order';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '#data/failure.ts';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { UnsavedGuard } from '#staff/shared/editor/unsaved-guard.tsx';
import { BusyButton } from '#staff/shared/layout/busy-button.tsx';
import { DeskHeader } from '#staff/shared/layout/desk-header.tsx';
import { Part } from '#staff/shared/records/part.tsx';
import { showToast } from '#state/toasts.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, readError, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { ChooseCustomer } from './choose-customer.tsx';
import { GoodsFields } from './goods-fields.tsx';

/** Places an order for a customer who rings. */
export function NewOrderPage() {
  const [customer, setCustomer] = useState<StaffUser | null>(null);
  const form = useValidatedForm<PlaceForm, PlaceForm>(placeForm, blank);
  const choose = (person: StaffUser | null) => {
    setCustomer(person);
    form.setValue('customer', person?._id ?? '');
    form.clearErrors('customer');
  };
  return (
    <>
      <DeskHeader title="New order" trail={[{ label: 'Orders', to: paths.adminOrders() }]} />
      <Grid
        gap="4"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <Part title="Customer">
          <ChooseCustomer customer={customer} error={readError(form, 'customer')} onChoose={choose} />
        </Part>
        <Part title="Order">
          <OrderForm form={form} />
        </Part>
      </Grid>
      <UnsavedGuard isDirty={form.formState.isDirty || customer !== null} onLeave={() => {}} />
    </>
  );
}

// An empty region is not valid, so the schema asks for a choice.
const blank: PlaceForm = {
  customer: '',
  orderServices: [{ _id: '', qty: 1 }],
  orderHardwares: [],
  serviceAddress: { address: '', city: '', postalCode: '', region: '' as ServiceAddress['region'], country },
};

function OrderForm({ form }: { form: UseFormReturn<PlaceForm, unknown, PlaceForm> }) {
  const navigate = useNavigate();
  const [modemNeeded, setModemNeeded] = useState(true);
  // The idempotency key: sending again places no second order. The next order gets a new key.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useChange('placeOrderAsStaff');

  const place = async (values: PlaceForm) => {
    try {
      const order = await mutateAsync({ body: { ...values, modemNeeded }, idempotencyKey: key });
      showToast({ status: 'success', message: `Order ${order.number} placed. We’re emailing the customer` });
      navigate(paths.order(order._id));
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (!failure.isUnanswered) setKey(crypto.randomUUID());
      showServerErrors(form, failure);
    }
  };

  return (
    <Form form={form} aria-label="New order" onValid={place}>
      <GoodsFields form={form} />
      <CheckboxField
        label="They need a modem"
        checked={modemNeeded}
        onChange={({ target }) => setModemNeeded(target.checked)}
      />
      <TextField label="Street Address" autoComplete="off" {...bind(form, 'serviceAddress.address')} />
      <TextField label="Suburb/City" autoComplete="off" {...bind(form, 'serviceAddress.city')} />
      <TextField
        label="Postcode"
        inputMode="numeric"
        length="postcode"
        autoComplete="off"
        {...bind(form, 'serviceAddress.postalCode')}
      />
      <SelectField
        label="Region"
        placeholder="Select"
        options={regions}
        {...bind(form, 'serviceAddress.region')}
      />
      <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Placing…" justifySelf="start">
        Place order request
      </BusyButton>
    </Form>
  );
}
