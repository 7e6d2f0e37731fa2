import { type ResetRequest, resetRequest } from '@kowhai/domain/people/password-reset';
import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { sendForm } from '#shared/send-form.ts';
import { useUnsavedForm } from '#shared/use-unsaved-form.ts';
import { EmailField } from '#shop/shared/person-fields.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { Form } from '#ui/fields/form.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useAfterSignIn } from './after-sign-in.tsx';
import { OtherWays } from './other-ways.tsx';
import {
  keepPasswordReset,
  passwordReset,
  readPasswordReset,
  readTypedRegistration,
} from './unsaved-sign-in.ts';

/** Step 1 of resetting a password: asks for the email address to send a code to. */
export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const next = useAfterSignIn();
  const sendCode = useChange('sendResetToken');
  const form = useValidatedForm<ResetRequest, ResetRequest>(resetRequest, {
    // The address that was typed here, at the sign-in or at the registration.
    email: readPasswordReset().email || readTypedRegistration().email,
  });
  useUnsavedForm(form, passwordReset);
  const { formState } = form;

  const send = sendForm(form, async ({ email }) => {
    await sendCode.mutateAsync({ body: { email } });
    keepPasswordReset({ email, sentAt: Date.now() });
    navigate(paths.resetPassword(next));
  });

  return (
    <Container size="form" paddingBottom="12">
      <PageHead title="Forgot password" />
      <PageHeader
        overline="Step 1 of 3"
        title="Forgot password"
        lead="Enter your email and we’ll send you a code to set a new password."
      />
      <Form form={form} aria-label="Forgot password" onValid={send}>
        <NoScriptNote what="Setting a new password" />
        <EmailField hint="The one you sign in with" {...bind(form, 'email')} />
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Sending…">
          Send code
        </Button>
        <TextLink to={paths.resetPassword(next)} standalone justifySelf="start">
          I already have a code
        </TextLink>
      </Form>
      <OtherWays>
        <TextLink to={paths.login(next)} standalone>
          Back to sign in
        </TextLink>
      </OtherWays>
    </Container>
  );
}
