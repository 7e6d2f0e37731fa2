import { chakra } from '@chakra-ui/react';
import { type PasswordProofForm, passwordProofForm } from '@kowhai/domain/people/user';
import { useNavigate } from 'react-router-dom';
import { closeAccount } from '#data/account.ts';
import { toFailure } from '#data/failure.ts';
import { paths } from '#shared/paths.ts';
import { SignInName } from '#shared/sign-in-name.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

type CloseAccountProps = { email: string; isOpen: boolean; onCancel: () => void };

/** Asks before an account is gone, and for the password. The focus starts on Cancel. */
export function CloseAccount({ email, isOpen, onCancel }: CloseAccountProps) {
  return (
    <Dialog title={`Close the account for ${email}?`} isOpen={isOpen} onClose={onCancel}>
      <Text tone="muted">
        We’ll remove your sign-in and profile straight away, and sign you out everywhere. We keep orders for
        as long as the law requires. You can download your data first.
      </Text>
      <CloseAccountForm email={email} onCancel={onCancel} />
    </Dialog>
  );
}

function CloseAccountForm({ email, onCancel }: Omit<CloseAccountProps, 'isOpen'>) {
  const navigate = useNavigate();
  const form = useValidatedForm<PasswordProofForm, PasswordProofForm>(passwordProofForm, {
    currentPassword: '',
  });
  const { formState } = form;

  const send = async ({ currentPassword }: PasswordProofForm) => {
    try {
      await closeAccount(currentPassword);
      navigate(paths.home());
      showToast({ status: 'success', message: 'Your account is closed' });
    } catch (thrown) {
      showServerErrors(form, toFailure(thrown));
    }
  };

  return (
    <Form form={form} aria-label="Close my account" onValid={send}>
      <SignInName email={email} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...bind(form, 'currentPassword')}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
        <Button variant="outline" data-first-focus onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={formState.isSubmitting} busyLabel="Closing…">
          Close my account
        </Button>
      </chakra.div>
    </Form>
  );
}
