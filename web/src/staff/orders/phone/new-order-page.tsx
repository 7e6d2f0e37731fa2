import { Grid, Text } from '@chakra-ui/react';
import { country } from '@kowhai/domain/address/regions';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { readForm } from '@kowhai/domain/address/suggested-address';
import { askAboutCoverage, describeCoverage, nameOfPostcode } from '@kowhai/domain/coverage/coverage';
import { type PlaceForm, placeForm } from '@kowhai/domain/orders/staff-forms';
import { type NewPerson, newPerson, type StaffUser } from '@kowhai/domain/people/staff-user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toFailure } from '#data/client/failure.ts';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { AddressFields } from '#shared/address/address-fields.tsx';
import { type AddressControl, useAddress } from '#shared/address/use-address.ts';
import { useAddressQuestion } from '#shared/address/use-address-question.ts';
import { paths } from '#shared/paths.ts';
import { readUnsavedTexts, useUnsavedForm } from '#shared/use-unsaved-form.ts';
import { UnsavedGuard } from '#staff/shared/editor/unsaved-guard.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { askWhereDoubtful } from '#state/question.ts';
import { TitledCard } from '#ui/card.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { bind, readError, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { blankPerson, ChooseCustomer, isTyped, type NewCustomerForm } from './choose-customer.tsx';
import { FreeDays } from './free-days.tsx';
import { doubtWords, GoodsDoubts } from './goods-doubts.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { namePhoneOrder, readUnsavedOrder } from './unsaved-phone-order.ts';
import { type Goods, listDoubtsOf, pickGoods, readGoods, useGoods } from './use-goods.ts';

/** From the page of a person, who is the customer then, also where an order for another was begun before. */
export function NewOrderPage() {
  const named = useSearchParams()[0].get('customer') ?? '';
  return <NewOrder key={named} named={named} />;
}

function NewOrder({ named }: { named: string }) {
  const unsavedName = namePhoneOrder(named);
  const newCustomerName = `new-customer-${named}`;
  // Sending again, also after a reload, places no second order: the key stays until there is an answer.
  const [unsaved] = useState(() => readUnsavedOrder(unsavedName));
  const form = useValidatedForm<PlaceForm, PlaceForm>(
    placeForm,
    unsaved ?? { ...blank, idempotencyKey: crypto.randomUUID() },
  );
  const newCustomer = useValidatedForm<NewPerson, NewPerson>(
    newPerson,
    readUnsavedTexts(newCustomerName, blankPerson),
  );
  const forgetOrder = useUnsavedForm(form, unsavedName);
  const forgetCustomer = useUnsavedForm(newCustomer, newCustomerName);
  const forget = () => {
    forgetOrder();
    forgetCustomer();
  };
  const isDirty = form.formState.isDirty || unsaved !== undefined;
  const [chosen, setChosen] = useState<StaffUser | null>();
  // An unsaved order knows the customer by their id alone.
  const { data: kept = null } = useQuery({
    ...apiQuery('getUser', { params: { id: unsaved?.customer || named } }),
    enabled: Boolean(unsaved?.customer || named),
  });
  const isChosen = useWatch({ control: form.control, name: 'customer' }) !== '';
  const address = useAddress(form, 'serviceAddress.');
  /** Their address: one that doesn’t say its postcode is read by the list of streets. */
  const fillIn = async (text: string) => {
    const typed = readForm(text);
    const reading =
      typed.postalCode === ''
        ? await import('#shared/address/street-reader.ts')
            .then(({ readAddress }) => readAddress(text))
            .catch(() => null)
        : null;
    const { address: line, city, postalCode } = address.read();
    if (line || city || postalCode) return;
    address.fill(reading?.isSure && reading.choices.length === 0 ? reading.address : typed);
  };
  const choose = (person: StaffUser | null) => {
    setChosen(person);
    form.setValue('customer', person?._id ?? '', { shouldDirty: true });
    form.clearErrors('customer');
    if (person?.address) void fillIn(person.address);
  };
  return (
    <>
      <StaffHeader title="New order" trail={[{ label: 'Orders', to: paths.adminOrders() }]} />
      <Grid
        gap="4"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <TitledCard title="Customer">
          <ChooseCustomer
            customer={isChosen ? (chosen ?? kept) : null}
            named={unsaved || chosen !== undefined ? null : kept}
            newCustomer={newCustomer}
            error={readError(form, 'customer')}
            onChoose={choose}
          />
        </TitledCard>
        <TitledCard title="Order">
          <OrderForm form={form} address={address} onPlaced={forget} />
        </TitledCard>
      </Grid>
      <Guard newCustomer={newCustomer} isDirty={isDirty} onLeave={forget} />
    </>
  );
}

type GuardProps = { newCustomer: NewCustomerForm; isDirty: boolean; onLeave: () => void };

/** A component of its own, so that a letter does not render the whole page. */
function Guard({ newCustomer, isDirty, onLeave }: GuardProps) {
  const isCustomerTyped = isTyped(useWatch({ control: newCustomer.control }));
  return <UnsavedGuard isDirty={isDirty || isCustomerTyped} onLeave={onLeave} />;
}

// An empty region is not valid, so the schema asks for a choice.
const blank: Omit<PlaceForm, 'idempotencyKey'> = {
  customer: '',
  orderServices: [{ _id: '', qty: 1 }],
  orderHardwares: [],
  modem: '' as PlaceForm['modem'],
  serviceAddress: { address: '', city: '', postalCode: '', region: '' as ServiceAddress['region'], country },
};

type OrderFormProps = {
  form: UseFormReturn<PlaceForm, unknown, PlaceForm>;
  address: AddressControl;
  onPlaced: () => void;
};

function OrderForm({ form, address, onPlaced }: OrderFormProps) {
  const navigate = useNavigate();
  const { mutateAsync } = useChange('placeOrderAsStaff');

  const confirmAddress = useAddressQuestion(address);
  const client = useQueryClient();
  const chosen = useWatch({ control: form.control }) as PlaceForm;
  const { data: coverage = null } = useQuery({
    ...apiQuery('getCoverage', { params: { id: chosen.serviceAddress.postalCode } }),
    enabled: /^\d{4}$/.test(chosen.serviceAddress.postalCode),
  });
  const goods = useGoods();
  const listKinds = (known: Goods) => pickGoods(known, chosen).plans.map(({ category }) => category);
  const kinds = listKinds(goods);
  const notThere = askAboutCoverage(kinds, coverage);
  const listDoubts = (known: Goods) => listDoubtsOf(known, chosen, chosen.modem === 'yes');

  const place = async ({ idempotencyKey, modem, ...fields }: PlaceForm) => {
    const serviceAddress = await confirmAddress(fields.serviceAddress, null);
    if (!serviceAddress) return;
    const body = { ...fields, serviceAddress, modemNeeded: modem === 'yes' };
    try {
      const known = await readGoods(client);
      const missing = askAboutCoverage(listKinds(known), coverage);
      const points = [...(missing ? [`${missing}.`] : []), ...listDoubts(known)];
      if (!(await askWhereDoubtful({ ...doubtWords, points, answers: ['Place it as it is'] }))) return;
      const order = await mutateAsync({ body, idempotencyKey });
      onPlaced();
      showSuccess(`Order ${order.number} placed. We’re emailing the customer`);
      navigate(paths.order(order._id));
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (!failure.isUnanswered) form.setValue('idempotencyKey', crypto.randomUUID());
      showServerErrors(form, failure);
    }
  };

  return (
    <Form form={form} aria-label="New order" onSend={address.stop} onValid={place}>
      <GoodsFields form={form} />
      <SelectField
        label="Do they need a modem?"
        placeholder="Select"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No, they have one' },
        ]}
        {...bind(form, 'modem')}
      />
      <GoodsDoubts doubts={goods.isPending ? [] : listDoubts(goods)} />
      <AddressFields form={form} prefix="serviceAddress." address={address} />
      {coverage && kinds.length > 0 && (
        <Text color={notThere ? 'warning.text' : 'fg.muted'} role="status">
          {[...new Set(kinds)]
            .map((kind) => `${describeCoverage(kind, coverage[kind], nameOfPostcode(coverage))}.`)
            .join(' ')}
        </Text>
      )}
      <FreeDays region={chosen.serviceAddress.region} isNew />
      <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Placing…" justifySelf="start">
        Place Order
      </BusyButton>
    </Form>
  );
}
