import { type EmailConfirmation, emailConfirmation } from '@kowhai/domain/people/password-reset';
import { toFailure } from '#data/failure.ts';
import { useConfirmEmail } from '#data/use-change-profile.ts';
import { MailedCodeField } from '#shop/shared/mailed-code-field.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Text } from '#ui/text.tsx';

/** Another email that waits to be confirmed. Whoever comes by the mail's link has typed neither just now. */
export type PendingEmail = { email?: string; password?: string };

type ConfirmEmailFormProps = { pending: PendingEmail; onDone: () => void };

export function ConfirmEmailForm({ pending: { email, password }, onDone }: ConfirmEmailFormProps) {
  const { mutateAsync: confirmEmail } = useConfirmEmail();
  const form = useValidatedForm<EmailConfirmation, EmailConfirmation>(emailConfirmation, { otp: '' });

  const send = async ({ otp }: EmailConfirmation) => {
    try {
      await confirmEmail({ otp, password: password ?? null });
      showToast({ status: 'success', message: 'Email address updated successfully' });
      onDone();
    } catch (thrown) {
      showServerErrors(form, toFailure(thrown));
    }
  };

  return (
    <Form form={form} aria-label="Confirm your email address" onValid={send}>
      <Text>We’ve emailed a code to {email ?? 'the new address'}. Nothing changes until you enter it.</Text>
      <MailedCodeField {...bind(form, 'otp')} />
      <Button type="submit" busy={form.formState.isSubmitting} busyLabel="Confirming…">
        Confirm email address
      </Button>
    </Form>
  );
}
