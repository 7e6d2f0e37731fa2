import { type PasswordForm, passwordForm, personHints, type UserInfo } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { toFailure } from '#data/failure.ts';
import { useChangeProfile } from '#data/use-change-profile.ts';
import { paths } from '#shared/paths.ts';
import { SignInName } from '#shared/sign-in-name.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Text } from '#ui/text.tsx';
import { EditableSection } from './editable-section.tsx';

export function PasswordSection({ user }: { user: UserInfo }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <EditableSection title="Password" editLabel="Change password" isEditing={isEditing} onToggle={setEditing}>
      {isEditing ? (
        <ChangePasswordForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <Text size="sm" tone="muted">
          Changing it signs you out everywhere else. We’ll send you an email about it.
        </Text>
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

  const send = async ({ currentPassword, password }: PasswordForm) => {
    try {
      await changeProfile({ change: { currentPassword, password }, passwordAfter: password });
      showToast({ status: 'success', message: 'Profile updated successfully' });
      onDone();
    } catch (thrown) {
      showServerErrors(form, toFailure(thrown));
    }
  };

  return (
    <Form form={form} aria-label="Password" onValid={send}>
      <SignInName email={user.email} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...bind(form, 'currentPassword')}
      />
      <TextLink to={paths.forgotPassword(paths.profile())} standalone justifySelf="start">
        Forgot password?
      </TextLink>
      <PasswordField
        label="New Password"
        hint={personHints.password}
        autoComplete="new-password"
        {...bind(form, 'password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...bind(form, 'confirmPassword')}
      />
      <Button type="submit" busy={formState.isSubmitting} busyLabel="Updating…">
        Update
      </Button>
    </Form>
  );
}
