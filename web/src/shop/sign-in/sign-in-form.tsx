import { knownPersonForm, newPersonForm, personHints } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { confirmSignIn, signIn } from '#data/client/session.ts';
import type { AppCodeForm } from '#shared/app-code-form.tsx';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { EmailField } from '#shop/shared/person-fields.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { bind, showServerErrors } from '#ui/fields/use-validated-form.ts';
import { Text } from '#ui/text.tsx';
import { RegistrationPrivacy, useMakeAccount } from './new-account.tsx';
import { PersonFields, usePersonForm } from './person-form.tsx';

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
  const { form, sending, forgetTyped, isTaken } = usePersonForm(
    isNew ? newPersonForm : knownPersonForm,
    'You already have an account',
  );
  const makeAccount = useMakeAccount();
  const [CodeForm, setCodeForm] = useState<typeof AppCodeForm>();
  const answer = (isNowNew: boolean) => {
    onAnswer?.(isNowNew);
    // Clears errors and the count of attempts.
    form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepFieldsRef: true });
  };

  const send = sending(async (values) => {
    if (isNew) await makeAccount(values);
    else if (!(await signIn(values.email, values.password))) {
      // Few people have a second factor, so its form is loaded when needed.
      const { AppCodeForm } = await import('#shared/app-code-form.tsx');
      return setCodeForm(() => AppCodeForm);
    }
    forgetTyped();
  });

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
      {isNew && isTaken && (
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
          <PersonFields form={form} />
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
