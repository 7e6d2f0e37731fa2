import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { personHints, type Registration, registrationForm } from '@kowhai/domain/people/user';
import { useEffect, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
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
import { bind, setText, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { RegistrationPrivacy } from './new-account.tsx';
import { readTypedRegistration, registerDraft } from './sign-in-drafts.ts';

type RegistrationForm = Registration & { confirmPassword: string };

type RegisterFormProps = {
  /** The path that signing in leads to, for people who have an account after all. */
  next: string;
  /** Creates the account. Errors are shown at the fields or above the form. */
  onRegister: (values: Registration) => Promise<void>;
  /** True while the next page loads. */
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
  // The cart's address is taken over, so that nobody is asked twice. It is known only after hydration.
  useEffect(() => {
    if (orderedFor && getValues('address') === '') setValue('address', formatServiceAddress(orderedFor));
  }, [orderedFor, getValues, setValue]);
  const forgetTyped = useFormDraft(form, registerDraft);
  // In state of its own, as the field's error is cleared on blur.
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
      <PostalAddressField {...bind(form, 'address')} onChoose={(line) => setText(form, 'address', line)} />
      <NewPasswordField label="Password" hint={personHints.password} {...bind(form, 'password')} />
      <NewPasswordField label="Confirm Password" {...bind(form, 'confirmPassword')} />
      <RegistrationPrivacy />
      <Button type="submit" busy={formState.isSubmitting || isDone} busyLabel="Registering…">
        Register
      </Button>
    </Form>
  );
}
