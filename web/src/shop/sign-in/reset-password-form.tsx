import { type PasswordReset, passwordResetForm } from '@kowhai/domain/people/password-reset';
import { personHints } from '@kowhai/domain/people/user';
import { useChange } from '#data/use-change.ts';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { sendForm } from '#shared/send-form.ts';
import { MailedCodeField } from '#shop/shared/mailed-code-field.tsx';
import { EmailField, NewPasswordField } from '#shop/shared/person-fields.tsx';
import { forgetUser } from '#state/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { dropPasswordReset, keepEmailForSignIn, readPasswordReset } from './unsaved-sign-in.ts';

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const setPassword = useChange('resetPassword');
  const form = useValidatedForm<PasswordReset, PasswordReset>(passwordResetForm, {
    email: readPasswordReset().email,
    otp: '',
    newPassword: '',
    confirmNewPassword: '',
  });
  const { formState } = form;

  const send = sendForm(form, async (reset) => {
    await setPassword.mutateAsync({ body: reset });
    dropPasswordReset();
    keepEmailForSignIn(reset.email);
    // The server has ended all sessions, including one of this browser.
    forgetUser();
    onDone();
  });

  return (
    <Form form={form} aria-label="Set a new password" onValid={send}>
      <NoScriptNote what="Setting a new password" />
      <EmailField {...bind(form, 'email')} />
      <MailedCodeField {...bind(form, 'otp')} />
      <NewPasswordField label="New Password" hint={personHints.password} {...bind(form, 'newPassword')} />
      <NewPasswordField label="Confirm New Password" {...bind(form, 'confirmNewPassword')} />
      <Button type="submit" busy={formState.isSubmitting} busyLabel="Saving…">
        Set new password
      </Button>
    </Form>
  );
}
