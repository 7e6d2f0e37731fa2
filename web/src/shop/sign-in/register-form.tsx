import { formatServiceAddress } from '@kowhai/domain/address/service-address';
import { personHints, type Registration, registrationForm } from '@kowhai/domain/people/user';
import { useEffect, useState } from 'react';
import { toFailure } from '#data/failure.ts';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { paths } from '#shared/paths.ts';
import { useFormDraft } from '#shared/use-form-draft.ts';
import {
  EmailField,
  FirstNameField,
  LastNameField,
  NewPasswordField,
  PhoneField,
  PostalAddressField,
} from '#shop/shared/person-fields.tsx';
import { useCart } from '#state/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { RegistrationPrivacy } from './new-account.tsx';
import { readTypedRegistration, registerDraft } from './sign-in-drafts.ts';

type RegistrationForm = Registration & { confirmPassword: string };

type RegisterFormProps = {
  /** Where signing in leads whoever has an account after all. */
  next: string;
  /** Makes the account; what it throws lands at the fields or on top of the form. */
  onRegister: (values: Registration) => Promise<void>;
  /** The account is made and the next page on its way. */
  isDone: boolean;
};

export function RegisterForm({ next, onRegister, isDone }: RegisterFormProps) {
  const form = useValidatedForm<RegistrationForm, RegistrationForm>(registrationForm, {
    ...readTypedRegistration(),
    password: '',
    confirmPassword: '',
  });
  const { formState, getValues, setValue, watch } = form;
  const orderedFor = useCart(({ cart }) => cart.serviceAddress);
  // Asked once: whoever is about to order has said where they live. It comes after the built page.
  useEffect(() => {
    if (orderedFor && getValues('address') === '') setValue('address', formatServiceAddress(orderedFor));
  }, [orderedFor, getValues, setValue]);
  const forgetTyped = useFormDraft(form, registerDraft);
  // Not read off the error, which goes when the field is left.
  const [takenEmail, setTakenEmail] = useState<string>();

  const send = async ({ confirmPassword: _, ...registration }: RegistrationForm) => {
    try {
      await onRegister(registration);
      forgetTyped();
    } catch (thrown) {
      const { code, message, fields } = toFailure(thrown);
      if (code !== 'USER_EXISTS') return showServerErrors(form, { message, fields });
      showServerErrors(form, { message, fields: { email: message } });
      setTakenEmail(getValues('email'));
    }
  };

  return (
    <Form form={form} aria-label="Sign Up" onValid={send}>
      <NoScriptNote what="Registering" />
      <FirstNameField {...bind(form, 'firstName')} />
      <LastNameField {...bind(form, 'lastName')} />
      <EmailField hint={personHints.email} {...bind(form, 'email')} />
      {takenEmail !== undefined && takenEmail === watch('email') && (
        <LinkButton to={paths.login(next)} variant="outline" size="sm" justifySelf="start">
          Sign in instead
        </LinkButton>
      )}
      <PhoneField
        hint={`${personHints.phone}, such as 021 000 000. We’ll use it to confirm your order.`}
        {...bind(form, 'phone')}
      />
      <PostalAddressField {...bind(form, 'address')} />
      <NewPasswordField label="Password" hint={personHints.password} {...bind(form, 'password')} />
      <NewPasswordField label="Confirm Password" {...bind(form, 'confirmPassword')} />
      <RegistrationPrivacy />
      <Button type="submit" busy={formState.isSubmitting || isDone} busyLabel="Registering…">
        Register
      </Button>
    </Form>
  );
}
