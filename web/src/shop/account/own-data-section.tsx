import { type CurrentPasswordForm, currentPasswordForm } from '@kowhai/domain/people/user';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { closeAccount, exportOwnData } from '#data/account.ts';
import { toFailure } from '#data/client/failure.ts';
import { MailLink } from '#shared/mail-link.tsx';
import { paths } from '#shared/paths.ts';
import { saveAsFile } from '#shared/save-as-file.ts';
import { sendForm } from '#shared/send-form.ts';
import { CurrentPasswordField } from '#shop/shared/person-fields.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { TitledCard } from '#ui/card.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SignInName } from '#ui/fields/password-field.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Dialog, DialogButtons } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

/** What the Privacy Act gives everybody: to see what is stored about them, to download it, and to have it deleted. */
export function OwnDataSection({ email }: { email: string }) {
  const [isClosing, setClosing] = useState(false);
  const download = useMutation({
    mutationFn: exportOwnData,
    onSuccess: (data) =>
      saveAsFile('kowhai-broadband-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
    onError: (thrown) => showToast({ status: 'danger', message: toFailure(thrown).message }),
  });
  return (
    <TitledCard title="Your data">
      <Text size="sm" tone="muted">
        Download a file of your profile, your orders (including completed ones that are no longer listed) and
        what you’ve asked us through the contact form. Questions? Email{' '}
        <MailLink email={siteSettings.email} />.{' '}
        <TextLink to={paths.privacy()}>How we look after your details</TextLink>
      </Text>
      <Button
        variant="outline"
        size="sm"
        alignSelf="start"
        busy={download.isPending}
        busyLabel="Collecting…"
        onClick={() => download.mutate()}
      >
        Download my data
      </Button>
      <Button variant="outline" size="sm" alignSelf="start" onClick={() => setClosing(true)}>
        Close my account
      </Button>
      <CloseAccount email={email} isOpen={isClosing} onCancel={() => setClosing(false)} />
    </TitledCard>
  );
}

type CloseAccountProps = { email: string; isOpen: boolean; onCancel: () => void };

/** Asks for the password before the account is closed. The initial focus is on Cancel. */
function CloseAccount({ email, isOpen, onCancel }: CloseAccountProps) {
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
  const form = useValidatedForm<CurrentPasswordForm, CurrentPasswordForm>(currentPasswordForm, {
    currentPassword: '',
  });
  const { formState } = form;

  const send = sendForm(form, async ({ currentPassword }) => {
    await closeAccount(currentPassword);
    navigate(paths.home());
    showToast({ status: 'success', message: 'Your account is closed' });
  });

  return (
    <Form form={form} aria-label="Close my account" onValid={send}>
      <SignInName email={email} />
      <CurrentPasswordField {...bind(form, 'currentPassword')} />
      <DialogButtons>
        <Button variant="outline" data-first-focus onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={formState.isSubmitting} busyLabel="Closing…">
          Close my account
        </Button>
      </DialogButtons>
    </Form>
  );
}
