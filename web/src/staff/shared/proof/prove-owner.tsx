import { Button } from '@chakra-ui/react';
import { type CurrentPasswordForm, currentPasswordForm } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { confirmSignIn, signIn } from '#data/client/session.ts';
import { AppCodeForm } from '#shared/app-code-form.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { useSession } from '#state/session.ts';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField, SignInName } from '#ui/fields/password-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { DialogButtons } from '#ui/overlays/dialog.tsx';

type ProveOwnerProps = {
  sendLabel: string;
  /** "Cancel" where it is left out. */
  cancelLabel?: string;
  onProved: () => Promise<void>;
  onCancel: () => void;
};

/** Signs in again, in place: with the password, and the code where the account has a second factor. */
export function ProveOwner({ sendLabel, cancelLabel = 'Cancel', onProved, onCancel }: ProveOwnerProps) {
  const email = useSession(({ user }) => user?.email ?? '');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useValidatedForm<CurrentPasswordForm, CurrentPasswordForm>(currentPasswordForm, {
    currentPassword: '',
  });

  const send = async ({ currentPassword }: CurrentPasswordForm) => {
    try {
      if (await signIn(email, currentPassword)) await onProved();
      else setCodeAsked(true);
    } catch (thrown) {
      const { code, message } = toFailure(thrown);
      const wrong = 'Your current password isn’t correct';
      showServerErrors(form, {
        message,
        ...(code === 'INVALID_CREDENTIALS' && { fields: { currentPassword: wrong } }),
      });
    }
  };

  if (isCodeAsked) {
    return (
      <AppCodeForm
        sendLabel={sendLabel}
        busyLabel="Checking…"
        onCode={async (code) => {
          await confirmSignIn(code);
          await onProved();
        }}
        onExpired={(failure) => {
          setCodeAsked(false);
          showServerErrors(form, failure);
        }}
        onCancel={onCancel}
        isInDialog
      />
    );
  }
  return (
    <Form form={form} aria-label="Your password" onValid={send}>
      <SignInName email={email} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        data-first-focus
        {...bind(form, 'currentPassword')}
      />
      <DialogButtons>
        <Button variant="outline" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Checking…">
          {sendLabel}
        </BusyButton>
      </DialogButtons>
    </Form>
  );
}
