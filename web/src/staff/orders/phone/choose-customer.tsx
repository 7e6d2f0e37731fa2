import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import type { NewPerson, StaffUser } from '@kowhai/domain/people/staff-user';
import { formatFullName, isEmailProven, personHints } from '@kowhai/domain/people/user';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { listQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { LoadError } from '#shared/load-error.tsx';
import { sendForm } from '#shared/send-form.ts';
import { LiveSearch } from '#staff/shared/lists/live-search.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { labelOf } from '#staff/shared/records/field-labels.ts';
import { ask } from '#state/question.ts';
import { focusField } from '#ui/fields/error-summary.tsx';
import { controlIds, describeControl, FieldError } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind } from '#ui/fields/use-validated-form.ts';
import { planFieldId } from './goods-fields.tsx';

export type NewCustomerForm = UseFormReturn<NewPerson, unknown, NewPerson>;

type ChooseCustomerProps = {
  customer: StaffUser | null;
  /** The person from whose page the order is placed. */
  named: StaffUser | null;
  newCustomer: NewCustomerForm;
  error: string | undefined;
  onChoose: (customer: StaffUser | null) => void;
};

/** The target of the error summary and of focus: the search field, the new account's notice, or the chosen customer. */
const id = 'customer';

/** Finds the customer who rings, or creates an account for them. */
export function ChooseCustomer({ customer, named, newCustomer, error, onChoose }: ChooseCustomerProps) {
  const [isNew, setNew] = useState(() => isTyped(newCustomer.getValues()));
  // Each view takes the focus when it appears, as the pressed button is gone; with a customer, the plan takes it. It never
  // goes into an empty field, whose error on blur would move Cancel from under the pointer.
  const shown = customer?._id ?? (isNew ? 'new' : 'search');
  const wasShown = useRef(shown);
  useEffect(() => {
    const next = customer && document.getElementById(planFieldId) ? planFieldId : id;
    if (wasShown.current !== shown) focusField(next);
    wasShown.current = shown;
  }, [shown, customer]);
  if (customer) {
    return (
      <Grid gap="2" justifyItems="start">
        <Text id={id} tabIndex={-1} fontWeight="semibold">
          {formatFullName(customer)}
        </Text>
        {!isEmailProven(customer) && <Text textStyle="note">Email not confirmed</Text>}
        <Text color="fg.muted" overflowWrap="anywhere">
          {[customer.phone, customer.email, customer.address].filter(Boolean).join(', ')}
        </Text>
        <Button variant="outline" onClick={() => onChoose(null)}>
          Choose someone else
        </Button>
      </Grid>
    );
  }
  const problem = <FieldError id={controlIds(id).error} message={error} />;
  const close = () => {
    setNew(false);
    newCustomer.reset(blankPerson);
  };
  const takeNew = (person: StaffUser) => {
    close();
    onChoose(person);
  };
  if (isNew) {
    return (
      <>
        {problem}
        <NewCustomer form={newCustomer} onAdded={takeNew} onCancel={close} />
      </>
    );
  }
  return (
    <>
      <FindCustomer named={named} error={error} onChoose={onChoose} />
      {problem}
      <Button variant="outline" justifySelf="start" alignSelf="start" onClick={() => setNew(true)}>
        New customer
      </Button>
    </>
  );
}

const maxShown = 5;

type FindCustomerProps = Pick<ChooseCustomerProps, 'named' | 'error' | 'onChoose'>;

function FindCustomer({ named, error: missing, onChoose }: FindCustomerProps) {
  const [q, setQ] = useState('');
  const take = async (user: StaffUser) => {
    if (isEmailProven(user) || (await askWhoseAccount(user)) !== null) onChoose(user);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person is there.
  useEffect(() => {
    if (named) void take(named);
  }, [named?._id]);
  const { data, error, refetch } = useQuery({
    ...listQuery('listUsers', { q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Grid gap="3">
      <LiveSearch
        q={q}
        placeholder="Name, email or phone"
        onSearch={setQ}
        autoFocus
        onGo={() => {
          const [first] = data?.rows ?? [];
          if (first) void take(first);
        }}
        {...describeControl(id, { error: missing })}
      />
      {error && <LoadError what="the people" failure={error} onRetry={refetch} />}
      {q !== '' && data?.rows.length === 0 && <Text>No one found.</Text>}
      {q !== '' &&
        data?.rows.slice(0, maxShown).map((user) => (
          <Button
            key={user._id}
            variant="outline"
            height="auto"
            paddingBlock="2"
            justifyContent="start"
            textAlign="start"
            whiteSpace="normal"
            onClick={() => void take(user)}
          >
            {formatFullName(user) || user.email}, {user.phone || 'no phone'}, {user.email}
          </Button>
        ))}
      {q !== '' && data && (data.rows.length > maxShown || data.nextCursor !== null) && (
        <Text color="fg.muted">There are more. Type more of the name, email or phone.</Text>
      )}
    </Grid>
  );
}

const askWhoseAccount = ({ email }: StaffUser) =>
  ask({
    title: 'Did they open this account?',
    points: [
      `${email} isn’t confirmed, so someone else may have registered it, and would see this order. Ask the caller whether they opened the account.`,
    ],
    answers: ['Yes, it’s theirs'],
    cancel: 'Cancel',
  });

const texts = [
  { name: 'firstName', hint: personHints.firstName },
  { name: 'lastName', hint: personHints.lastName },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel', hint: personHints.phone },
  { name: 'address', hint: personHints.address },
] as const;

export const blankPerson: NewPerson = { firstName: '', lastName: '', email: '', phone: '', address: '' };

export const isTyped = (person: Partial<NewPerson>) => Object.values(person).some((text) => text !== '');

type NewCustomerProps = {
  form: NewCustomerForm;
  onAdded: (customer: StaffUser) => void;
  onCancel: () => void;
};

function NewCustomer({ form, onAdded, onCancel }: NewCustomerProps) {
  const { mutateAsync: addUser } = useChange('addUser');
  const add = sendForm(form, async (person) => onAdded(await addUser({ body: person })));
  return (
    <Form form={form} aria-label="New customer" onValid={add}>
      <Text id={id} tabIndex={-1} color="fg.muted">
        We open an account for them, and email them how to choose a password.
      </Text>
      {texts.map(({ name, ...rest }) => (
        <TextField key={name} {...rest} label={labelOf(name)} autoComplete="off" {...bind(form, name)} />
      ))}
      <Flex wrap="wrap" gap="3">
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Adding…">
          Add customer
        </BusyButton>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Form>
  );
}
