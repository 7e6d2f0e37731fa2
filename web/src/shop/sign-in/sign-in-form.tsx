import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { knownPersonForm, newPersonForm, personHints, type Registration } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { confirmSignIn, signIn } from '#data/client/session.ts';
import type { AppCodeForm } from '#shared/app-code-form.tsx';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { useFormDraft } from '#shared/use-form-draft.ts';
import {
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
  PostalAddressField,
} from '#shop/shared/person-fields.tsx';
import { useCart } from '#state/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { bind, setText, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Text } from '#ui/text.tsx';
import { RegistrationPrivacy, useMakeAccount } from './new-account.tsx';
import { readTypedRegistration, registerDraft } from './sign-in-drafts.ts';

type SignInFormProps = {
  /** True for a new customer, who enters their details here. */
  isNew: boolean;
  /** Gets the answer whether the person is new; if left out, that is not asked. */
  onAnswer?: ((isNew: boolean) => void) | undefined;
  /** True while the next page loads. */
  isDone: boolean;
};

/**
 * Email and password. In the checkout it also asks whether the person has an account, as the shop tells nobody who has
 * one. Changing the answer changes the fields and keeps what was typed.
 */
export function SignInForm({ isNew, onAnswer, isDone }: SignInFormProps) {
  const typed = readTypedRegistration();
  const orderedFor = useCart(({ cart }) => cart.serviceAddress);
  const [isElsewhere, setElsewhere] = useState(typed.address !== '');
  // The cart's address is used, so that nobody is asked twice.
  const postalAddress = orderedFor && !isElsewhere ? formatServiceAddress(orderedFor) : undefined;
  const form = useValidatedForm<Registration, Registration>(
    isNew ? newPersonForm(postalAddress) : knownPersonForm,
    { ...typed, password: '' },
  );
  const makeAccount = useMakeAccount();
  const forgetTyped = useFormDraft(form, registerDraft);
  const [CodeForm, setCodeForm] = useState<typeof AppCodeForm>();
  // In state of its own, as the field's error is cleared on blur.
  const [takenEmail, setTakenEmail] = useState<string>();
  const answer = (isNowNew: boolean) => {
    onAnswer?.(isNowNew);
    // Clears errors and the count of attempts.
    form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepFieldsRef: true });
  };

  const send = async (values: Registration) => {
    try {
      if (isNew) await makeAccount(values);
      else if (!(await signIn(values.email, values.password))) {
        // Few people have a second factor, so its form is loaded when needed.
        const { AppCodeForm } = await import('#shared/app-code-form.tsx');
        return setCodeForm(() => AppCodeForm);
      }
      forgetTyped();
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure.code !== 'USER_EXISTS') return showServerErrors(form, failure);
      const message = 'You already have an account';
      showServerErrors(form, { message, fields: { email: message } });
      setTakenEmail(form.getValues('email'));
    }
  };

  if (CodeForm) {
    return (
      <>
        <Text marginBottom="6">Your password’s correct. Now open your authenticator app.</Text>
        <CodeForm
          sendLabel="Sign In"
          busyLabel="Signing in…"
          isDone={isDone}
          onCode={async (code) => {
            await confirmSignIn(code);
            forgetTyped();
          }}
          onExpired={(failure) => {
            setCodeForm(undefined);
            showServerErrors(form, failure);
          }}
          onCancel={() => setCodeForm(undefined)}
        />
        <Text size="sm" tone="muted" marginTop="6">
          Lost your phone? Enter one of your recovery codes, or ask another admin to remove your second
          factor.
        </Text>
      </>
    );
  }

  return (
    <Form form={form} aria-label="Sign In" onValid={send}>
      <NoScriptNote what="Signing in" />
      <EmailField {...bind(form, 'email')} />
      {isNew && takenEmail !== undefined && takenEmail === form.watch('email') && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          onClick={() => {
            answer(false);
            form.setFocus('password');
          }}
        >
          Sign in instead
        </Button>
      )}
      {onAnswer && (
        <RadioGroup
          label="Have you been here before?"
          inline
          value={isNew ? 'new' : 'known'}
          onChange={({ target }) => answer(target.value === 'new')}
          options={[
            { value: 'known', label: 'I have an account' },
            { value: 'new', label: 'I’m new' },
          ]}
        />
      )}
      <PasswordField
        label="Password"
        hint={isNew ? personHints.password : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...bind(form, 'password')}
      />
      {isNew && (
        <>
          <FirstNameField {...bind(form, 'firstName')} />
          <LastNameField {...bind(form, 'lastName')} />
          <PhoneField
            hint={`${personHints.phone}, such as 021 000 000. We’ll use it to confirm your order.`}
            {...bind(form, 'phone')}
          />
          {orderedFor && (
            <CheckboxField
              label="Use this as my postal address"
              hint={formatServiceAddress(orderedFor)}
              checked={!isElsewhere}
              onChange={({ target }) => setElsewhere(!target.checked)}
            />
          )}
          {!postalAddress && (
            <PostalAddressField
              {...bind(form, 'address')}
              onChoose={(line) => setText(form, 'address', line)}
            />
          )}
          <RegistrationPrivacy />
        </>
      )}
      <Button
        type="submit"
        busy={form.formState.isSubmitting || isDone}
        busyLabel={isNew ? 'Setting up your account…' : 'Signing in…'}
      >
        {isNew ? 'Continue' : 'Sign In'}
      </Button>
    </Form>
  );
}
