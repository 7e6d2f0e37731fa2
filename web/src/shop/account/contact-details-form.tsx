import { type ContactForm, contactForm, type UserInfo } from '@kowhai/domain/people/user';
import { useMemo } from 'react';
import { useChangeProfile } from '#data/account.ts';
import { sendForm } from '#shared/send-form.ts';
import { readUnsavedTexts, useUnsavedForm } from '#shared/use-unsaved-form.ts';
import {
  CurrentPasswordField,
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
  PostalAddressField,
} from '#shop/shared/person-fields.tsx';
import { PrivacyNote } from '#shop/shared/privacy-note.tsx';
import { showToast } from '#state/toasts.ts';
import { dropUnsaved, readUnsaved } from '#state/unsaved.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { bind, setText, useValidatedForm } from '#ui/fields/use-validated-form.ts';

const unsavedName = 'contact-details';

/** A new email address that is not confirmed yet. Both are missing where the person came by the link in the mail. */
export type PendingEmail = { email?: string; password?: string };

type ContactDetailsFormProps = {
  user: UserInfo;
  /** @param moved the new email address that is to be confirmed; null where it did not change */
  onDone: (moved: PendingEmail | null) => void;
};

export function ContactDetailsForm({ user, onDone }: ContactDetailsFormProps) {
  const { mutateAsync: changeProfile } = useChangeProfile();
  const schema = useMemo(() => contactForm(user.email), [user.email]);
  const form = useValidatedForm<ContactForm, ContactForm>(schema, {
    ...readUnsavedContact(user),
    currentPassword: '',
  });
  const { formState, watch } = form;
  const forgetTyped = useUnsavedForm(form, unsavedName);
  const isOtherEmail = watch('email').trim().toLowerCase() !== user.email;

  const send = sendForm(form, async ({ currentPassword, ...details }) => {
    const isMoved = details.email !== user.email;
    await changeProfile({ body: isMoved ? { ...details, currentPassword } : details });
    forgetTyped();
    if (!isMoved) showToast({ status: 'success', message: 'Profile updated successfully' });
    onDone(isMoved ? { email: details.email, password: currentPassword } : null);
  });

  return (
    <Form form={form} aria-label="Contact info" onValid={send}>
      <FirstNameField {...bind(form, 'firstName')} />
      <LastNameField {...bind(form, 'lastName')} />
      <EmailField
        hint="You sign in with it. To change it, you’ll enter a code that we email to the new address."
        {...bind(form, 'email')}
      />
      {isOtherEmail && (
        <CurrentPasswordField
          hint="So we know it’s you changing your email"
          {...bind(form, 'currentPassword')}
        />
      )}
      <PhoneField {...bind(form, 'phone')} />
      <PostalAddressField {...bind(form, 'address')} onChoose={(line) => setText(form, 'address', line)} />
      <PrivacyNote>
        We only use these details for your orders. Orders you’ve already placed keep the details they had.
      </PrivacyNote>
      <Button type="submit" busy={formState.isSubmitting} busyLabel="Updating…">
        Update
      </Button>
    </Form>
  );
}

type ContactTexts = { firstName: string; lastName: string; email: string; phone: string; address: string };

/** Whether a change is unsaved. */
export function hasUnsavedContact(): boolean {
  return Object.keys(readUnsaved(unsavedName)).length > 0;
}

/** The user's details, with those that are unsaved over them. */
function readUnsavedContact({ firstName, lastName, email, phone, address }: ContactTexts): ContactTexts {
  return readUnsavedTexts(unsavedName, { firstName, lastName, email, phone, address });
}

export function dropUnsavedContact(): void {
  dropUnsaved(unsavedName);
}
