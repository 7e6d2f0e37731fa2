import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Dialog, DialogButtons } from '#ui/overlays/dialog.tsx';

type ReasonDialogProps<Reason extends string> = {
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  reasons: readonly Reason[];
  isReasonRequired: boolean;
  /** Chosen from the start. */
  likelyReason?: Reason | undefined;
  /** Where words of one's own go along with the reason, what the field for them is called. */
  messageLabel?: string;
  isOpen: boolean;
  onClose: () => void;
  /** Where it fails, the dialog says so and stays. */
  onConfirm: (reason: Reason | undefined, message: string | undefined) => Promise<unknown>;
  children: ReactNode;
};

/** Asks before something is taken back, and why. */
export function ReasonDialog<Reason extends string>(props: ReasonDialogProps<Reason>) {
  const {
    reasons,
    isReasonRequired,
    likelyReason = '',
    messageLabel,
    onClose,
    onConfirm,
    children,
    confirmLabel,
    cancelLabel,
    ...rest
  } = props;
  const [reason, setReason] = useState<string>(likelyReason);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const confirm = async () => {
    const chosen = reasons.find((known) => known === reason);
    if (isReasonRequired && !chosen) return setRefusal('Choose a reason');
    setBusy(true);
    setRefusal(undefined);
    try {
      await onConfirm(chosen, message.trim() || undefined);
      onClose();
      // These words were for this customer, not for the next one.
      setReason(likelyReason);
      setMessage('');
    } catch (thrown) {
      setRefusal(toFailure(thrown).message);
    }
    setBusy(false);
  };
  const close = () => {
    setRefusal(undefined);
    onClose();
  };

  return (
    <Dialog {...rest} onClose={close}>
      <chakra.div display="grid" gap="4" color="ink.muted">
        {children}
        <SelectField
          label="Why?"
          optional={!isReasonRequired}
          placeholder="Select"
          options={reasons}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {messageLabel && (
          <TextAreaField
            label={messageLabel}
            optional
            rows={3}
            maxLength={500}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </chakra.div>
      {refusal && <Alert status="danger">{refusal}</Alert>}
      <DialogButtons>
        <Button variant="outline" data-first-focus onClick={close}>
          {cancelLabel}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
