import { Text } from '@chakra-ui/react';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { type PasswordProofForm, passwordProofForm } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { Failure, toFailure } from '#data/failure.ts';
import { SignInName } from '#shared/sign-in-name.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { DialogButtons } from '#staff/shared/parts/dialog-buttons.tsx';
import { useSession } from '#state/session.ts';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

type Question = {
  send: (proof: PasswordProofForm) => Promise<StaffUser>;
  resolve: (saved: StaffUser) => void;
  reject: (reason: unknown) => void;
};

/** Saving waits for the signed-in admin's password, so that a screen left unlocked makes nobody an admin. */
export function useMakeAdmin() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (send: Question['send']) =>
    new Promise<StaffUser>((resolve, reject) => setQuestion({ send, resolve, reject }));
  return { question, ask, close: () => setQuestion(null) };
}

type MakeAdminProps = { name: string; asking: ReturnType<typeof useMakeAdmin> };

/** Names the person, asks for the signed-in admin's password, and then sends the waiting request. */
export function MakeAdmin({ name, asking }: MakeAdminProps) {
  const { question, close } = asking;
  const cancel = () => {
    question?.reject(new Failure('REAUTH', 'Not saved. Making someone an admin takes your password.'));
    close();
  };
  return (
    <Dialog title={`Make ${name} an admin?`} isOpen={question !== null} onClose={cancel}>
      <Text>They can then see and change everything here. The other admins are told by email.</Text>
      {question && <PasswordForm question={question} onDone={close} onCancel={cancel} />}
    </Dialog>
  );
}

type PasswordFormProps = { question: Question; onDone: () => void; onCancel: () => void };

function PasswordForm({ question, onDone, onCancel }: PasswordFormProps) {
  const email = useSession(({ user }) => user?.email ?? '');
  const form = useValidatedForm<PasswordProofForm, PasswordProofForm>(passwordProofForm, {
    currentPassword: '',
  });
  const send = async (proof: PasswordProofForm) => {
    try {
      question.resolve(await question.send(proof));
      onDone();
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure.code === 'REAUTH') return showServerErrors(form, failure);
      question.reject(failure);
      onDone();
    }
  };
  return (
    <Form form={form} onValid={send}>
      <SignInName email={email} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        data-first-focus
        {...bind(form, 'currentPassword')}
      />
      <DialogButtons onCancel={onCancel}>
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          Make them an admin
        </BusyButton>
      </DialogButtons>
    </Form>
  );
}
