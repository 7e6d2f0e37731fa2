import { type PasswordForm, passwordForm, personHints, type UserInfo } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { useChangeProfile } from '#data/account.ts';
import { paths } from '#shared/paths.ts';
import { sendForm } from '#shared/send-form.ts';
import { useSignOut } from '#shared/use-sign-out.ts';
import { CurrentPasswordField, NewPasswordField } from '#shop/shared/person-fields.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SignInName } from '#ui/fields/password-field.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Text } from '#ui/text.tsx';
import { EditableSection } from './editable-section.tsx';

export function PasswordSection({ user }: { user: UserInfo }) {
  const [isEditing, setEditing] = useState(false);
  const { signOut, isSigningOut } = useSignOut('logoutEverywhere');
  return (
    <EditableSection title="Password" editLabel="Change password" isEditing={isEditing} onToggle={setEditing}>
      {isEditing ? (
        <ChangePasswordForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Text size="sm" tone="muted">
            Changing it signs you out everywhere else. We’ll send you an email about it.
          </Text>
          <Button
            variant="outline"
            size="sm"
            alignSelf="start"
            busy={isSigningOut}
            busyLabel="Signing out…"
            onClick={signOut}
          >
            Sign out everywhere
          </Button>
        </>
      )}
    </EditableSection>
  );
}

type ChangePasswordFormProps = { user: UserInfo; onDone: () => void };

export function ChangePasswordForm({ user, onDone }: ChangePasswordFormProps) {
  const { mutateAsync: changeProfile } = useChangeProfile();
  const form = useValidatedForm<PasswordForm, PasswordForm>(passwordForm, {
    currentPassword: '',
    password: '',
    confirmPassword: '',
  });
  const { formState } = form;

  const send = sendForm(form, async ({ currentPassword, password }) => {
    await changeProfile({ body: { currentPassword, password } });
    showToast({ status: 'success', message: 'Profile updated successfully' });
    onDone();
  });

  return (
    <Form form={form} aria-label="Password" onValid={send}>
      <SignInName email={user.email} />
      <CurrentPasswordField {...bind(form, 'currentPassword')} />
      <TextLink to={paths.forgotPassword(paths.profile())} standalone justifySelf="start">
        Forgot password?
      </TextLink>
      <NewPasswordField label="New Password" hint={personHints.password} {...bind(form, 'password')} />
      <NewPasswordField label="Confirm Password" {...bind(form, 'confirmPassword')} />
      <Button type="submit" busy={formState.isSubmitting} busyLabel="Updating…">
        Update
      </Button>
    </Form>
  );
}
