import { type EmailConfirmation, emailConfirmation } from '@kowhai/domain/people/password-reset';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
import { formatDate } from '@kowhai/domain/time/date';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConfirmEmail } from '#data/account.ts';
import { FactList } from '#shared/fact-list.tsx';
import { EmailText } from '#shared/mail-link.tsx';
import { paths } from '#shared/paths.ts';
import { sendForm } from '#shared/send-form.ts';
import { MailedCodeField } from '#shop/shared/mailed-code-field.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Text } from '#ui/text.tsx';
import {
  ContactDetailsForm,
  dropUnsavedContact,
  hasUnsavedContact,
  type PendingEmail,
} from './contact-details-form.tsx';
import { EditableSection } from './editable-section.tsx';

/**
 * The contact details, read-only or in a form. The form is open if a change is unsaved. From the review of an order,
 * it leads back there.
 */
export function ContactSection({ user }: { user: UserInfo }) {
  const [params, setParams] = useSearchParams();
  const isFromMail = params.get('confirm') === 'email';
  const [pending, setPending] = useState<PendingEmail | null>(isFromMail ? {} : null);
  const isForOrder = params.get('for') === 'order';
  const [isEditing, setEditing] = useState(() => isForOrder || hasUnsavedContact());
  const navigate = useNavigate();
  const waitForCode = (moved: PendingEmail) => {
    setPending(moved);
    // In the URL, so that a reload asks for the code again.
    setParams({ ...(isForOrder && { for: 'order' }), confirm: 'email' }, { replace: true });
  };
  const toggle = (isNowEditing: boolean) => {
    if (!isNowEditing) dropUnsavedContact();
    if (!isNowEditing && isForOrder) return navigate(paths.placeOrder());
    if (isFromMail) setParams({}, { replace: true });
    setPending(null);
    setEditing(isNowEditing);
  };
  return (
    <EditableSection
      title="Contact info"
      editLabel="Edit contact info"
      isEditing={isEditing || pending !== null}
      onToggle={toggle}
    >
      {pending ? (
        <ConfirmEmailForm pending={pending} onDone={() => toggle(false)} />
      ) : isEditing ? (
        <ContactDetailsForm user={user} onDone={(moved) => (moved ? waitForCode(moved) : toggle(false))} />
      ) : (
        <ContactDetails user={user} />
      )}
    </EditableSection>
  );
}

export function ContactDetails({ user }: { user: UserInfo }) {
  return (
    <FactList
      facts={[
        { name: 'Name', value: formatFullName(user) || notGiven },
        { name: 'Email', value: <EmailText email={user.email} /> },
        { name: 'Phone', value: user.phone || notGiven },
        { name: 'Address', value: user.address || notGiven },
        { name: 'Customer since', value: formatDate(user.createdAt) },
      ]}
    />
  );
}

const notGiven = 'Not given yet';

type ConfirmEmailFormProps = { pending: PendingEmail; onDone: () => void };

function ConfirmEmailForm({ pending: { email, password }, onDone }: ConfirmEmailFormProps) {
  const { mutateAsync: confirmEmail } = useConfirmEmail(password);
  const form = useValidatedForm<EmailConfirmation, EmailConfirmation>(emailConfirmation, { otp: '' });

  const send = sendForm(form, async ({ otp }) => {
    await confirmEmail({ body: { otp } });
    showToast({ status: 'success', message: 'Email address updated successfully' });
    onDone();
  });

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
