import { personHints, type Registration, registrationForm } from '@kowhai/domain/people/user';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { paths } from '#shared/paths.ts';
import { EmailField, NewPasswordField } from '#shop/shared/person-fields.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { bind } from '#ui/fields/use-validated-form.ts';
import { RegistrationPrivacy } from './new-account.tsx';
import { PersonFields, usePersonForm } from './person-form.tsx';

type RegisterFormProps = {
  /** The path that signing in leads to, for people who have an account after all. */
  next: string;
  /** Creates the account. */
  onRegister: (values: Registration) => Promise<void>;
  /** True while the next page loads. */
  isDone: boolean;
};

export function RegisterForm({ next, onRegister, isDone }: RegisterFormProps) {
  const { form, sending, forgetTyped, isTaken } = usePersonForm(registrationForm);
  const send = sending(async ({ confirmPassword: _, ...registration }) => {
    await onRegister(registration);
    forgetTyped();
  });

  return (
    <Form form={form} aria-label="Sign Up" onValid={send}>
      <NoScriptNote what="Registering" />
      <PersonFields form={form}>
        <EmailField hint={personHints.email} {...bind(form, 'email')} />
        {isTaken && (
          <LinkButton to={paths.login(next)} variant="outline" size="sm" justifySelf="start">
            Sign in instead
          </LinkButton>
        )}
      </PersonFields>
      <NewPasswordField label="Password" hint={personHints.password} {...bind(form, 'password')} />
      <NewPasswordField label="Confirm Password" {...bind(form, 'confirmPassword')} />
      <RegistrationPrivacy />
      <Button type="submit" busy={form.formState.isSubmitting || isDone} busyLabel="Registering…">
        Register
      </Button>
    </Form>
  );
}
