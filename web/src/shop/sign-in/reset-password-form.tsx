import { type PasswordReset, passwordResetForm } from '@kowhai/domain/people/password-reset';
import { personHints } from '@kowhai/domain/people/user';
import { toFailure } from '#data/failure.ts';
import { useChange } from '#data/use-change.ts';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { MailedCodeField } from '#shop/shared/mailed-code-field.tsx';
import { EmailField } from '#shop/shared/person-fields.tsx';
import { forgetUser } from '#state/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { keepEmailForSignIn } from './register-draft.ts';
import { dropResetDraft, readResetDraft } from './reset-draft.ts';

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const setPassword = useChange('resetPassword');
  const form = useValidatedForm<PasswordReset, PasswordReset>(passwordResetForm, {
    email: readResetDraft().email,
    otp: '',
    newPassword: '',
    confirmNewPassword: '',
  });
  const { formState } = form;

  const send = async (reset: PasswordReset) => {
    try {
      await setPassword.mutateAsync({ body: reset });
      dropResetDraft();
      keepEmailForSignIn(reset.email);
      // The server has ended every session, also one that this browser may have.
      forgetUser();
      onDone();
    } catch (thrown) {
      showServerErrors(form, toFailure(thrown));
    }
  };

  return (
    <Form form={form} aria-label="Set a new password" onValid={send}>
      <NoScriptNote what="Setting a new password" />
      <EmailField {...bind(form, 'email')} />
      <MailedCodeField {...bind(form, 'otp')} />
      <PasswordField
        label="New Password"
        hint={personHints.password}
        autoComplete="new-password"
        {...bind(form, 'newPassword')}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        {...bind(form, 'confirmNewPassword')}
      />
      <Button type="submit" busy={formState.isSubmitting} busyLabel="Saving…">
        Set new password
      </Button>
    </Form>
  );
}
