import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { personHints, type Registration } from '@kowhai/domain/people/user';
import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toFailure } from '#data/client/failure.ts';
import { useUnsavedForm } from '#shared/use-unsaved-form.ts';
import {
  FirstNameField,
  LastNameField,
  PhoneField,
  PostalAddressField,
} from '#shop/shared/person-fields.tsx';
import { useCart } from '#state/cart.ts';
import { bind, setText, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { readTypedRegistration, registration } from './unsaved-sign-in.ts';

type PersonTexts = Registration & { confirmPassword: string };
type Person = Registration & { confirmPassword?: string };

/**
 * The form of a new account, and of a sign-in in which one may be made. Both keep what is typed in one place.
 *
 * @param taken what is said at the email of an account that exists, if not the server's words
 */
export function usePersonForm(
  schema: Parameters<typeof useValidatedForm<PersonTexts, Person>>[0],
  taken?: string,
) {
  const form = useValidatedForm<PersonTexts, Person>(schema, {
    ...readTypedRegistration(),
    password: '',
    confirmPassword: '',
  });
  const { getValues, setValue, watch } = form;
  const orderedFor = useCart(({ cart }) => cart.serviceAddress);
  // The cart's address is taken over, so that nobody is asked twice. It is known only after hydration.
  useEffect(() => {
    if (orderedFor && getValues('address') === '') setValue('address', formatServiceAddress(orderedFor));
  }, [orderedFor, getValues, setValue]);
  const forgetTyped = useUnsavedForm(form, registration);
  // In state of its own, as the field's error is cleared on blur.
  const [takenEmail, setTakenEmail] = useState<string>();

  /** Errors are shown at the fields or above the form. */
  const sending = (send: (values: Person) => Promise<void>) => async (values: Person) => {
    try {
      await send(values);
    } catch (thrown) {
      const { code, message, fields } = toFailure(thrown);
      if (code !== 'USER_EXISTS') return showServerErrors(form, { message, fields });
      const told = taken ?? message;
      showServerErrors(form, { message: told, fields: { email: told } });
      setTakenEmail(getValues('email'));
    }
  };
  const isTaken = takenEmail !== undefined && takenEmail === watch('email');
  return { form, sending, forgetTyped, isTaken };
}

type PersonFieldsProps = {
  form: UseFormReturn<PersonTexts, unknown, Person>;
  /** Shown between the names and the phone. */
  children?: ReactNode;
};

export function PersonFields({ form, children }: PersonFieldsProps) {
  return (
    <>
      <FirstNameField {...bind(form, 'firstName')} />
      <LastNameField {...bind(form, 'lastName')} />
      {children}
      <PhoneField
        hint={`${personHints.phone}, such as 021 000 000. We’ll use it to confirm your order.`}
        {...bind(form, 'phone')}
      />
      <PostalAddressField {...bind(form, 'address')} onChoose={(line) => setText(form, 'address', line)} />
    </>
  );
}
