import { formatServiceAddress } from '@kowhai/domain/service-address';
import { personHints, type Registration, registrationForm } from '@kowhai/domain/user';
import { useEffect } from 'react';
import { NoScriptNote } from '#components/no-script-note.tsx';
import {
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
  PostalAddressField,
} from '#components/person-fields.tsx';
import { useKeptValues } from '#components/use-kept-values.ts';
import { toFailure } from '#data/failure.ts';
import { useCart } from '#state/cart.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { readTypedRegistration, registerDraft } from './register-draft.ts';
import { RegistrationPrivacy } from './registration-privacy.tsx';

type RegistrationForm = Registration & { confirmPassword: string };

type RegisterFormProps = {
  /** Makes the account; what it throws lands at the fields or on top of the form. */
  onRegister: (values: Registration) => Promise<void>;
  /** The account is made and the next page on its way. */
  isDone: boolean;
};

export function RegisterForm({ onRegister, isDone }: RegisterFormProps) {
  const form = useValidatedForm<RegistrationForm, RegistrationForm>(registrationForm, {
    ...readTypedRegistration(),
    password: '',
    confirmPassword: '',
  });
  const { formState, getValues, setValue } = form;
  const orderedFor = useCart(({ cart }) => cart.serviceAddress);
  // Asked once: whoever is about to order has said where they live. It comes after the built page.
  useEffect(() => {
    if (orderedFor && getValues('address') === '') setValue('address', formatServiceAddress(orderedFor));
  }, [orderedFor, getValues, setValue]);
  const forgetTyped = useKeptValues(form, registerDraft);

  const send = async ({ confirmPassword: _, ...registration }: RegistrationForm) => {
    try {
      await onRegister(registration);
      forgetTyped();
    } catch (thrown) {
      const { code, message, fields } = toFailure(thrown);
      showServerErrors(form, { message, fields: code === 'USER_EXISTS' ? { email: message } : fields });
    }
  };

  return (
    <Form form={form} aria-label="Sign Up" onValid={send}>
      <NoScriptNote what="Registering" />
      <FirstNameField {...bind(form, 'firstName')} />
      <LastNameField {...bind(form, 'lastName')} />
      <EmailField hint={personHints.email} {...bind(form, 'email')} />
      <PhoneField
        hint={`${personHints.phone}, such as 021 000 000. We call it to confirm your order.`}
        {...bind(form, 'phone')}
      />
      <PostalAddressField {...bind(form, 'address')} />
      <PasswordField
        label="Password"
        hint={personHints.password}
        autoComplete="new-password"
        {...bind(form, 'password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...bind(form, 'confirmPassword')}
      />
      <RegistrationPrivacy />
      <Button type="submit" busy={formState.isSubmitting || isDone} busyLabel="Registering…">
        Register
      </Button>
    </Form>
  );
}
