import { Button, Portal, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';
import { Alert } from './alert.tsx';

type DeleteDialogProps = {
  /** The question: "Do you want to delete this service?" */
  question: string;
  /** What the dialog's button says: "Delete service". */
  confirmLabel: string;
  /** Which one it is. */
  name: string;
  /** What else it touches; rendered, and so asked for, once the dialog is open. */
  effect?: ReactNode;
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
  isOpen: boolean;
  onClose: () => void;
};

type DeleteButtonProps = Omit<DeleteDialogProps, 'isOpen' | 'onClose'>;

/** Deletes a thing of the catalogue or a person, after asking with its name. */
export function DeleteButton(props: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
        Delete<VisuallyHidden> {props.name}</VisuallyHidden>
      </Button>
      <DeleteDialog {...props} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

/** The question alone, for what is chosen from a menu. It does not stand within the row, which a click follows. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { question, confirmLabel, name, effect, onDelete, onDeleted, isOpen, onClose } = props;
  const [isDeleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    setDeleting(true);
    setRefusal(null);
    try {
      await onDelete();
      onClose();
      onDeleted();
    } catch (thrown) {
      const { message } = toFailure(thrown);
      setRefusal(message);
      showToast({ status: 'danger', message });
    } finally {
      setDeleting(false);
    }
  };

  return (
    <Portal>
      <ConfirmDialog
        title={question}
        confirmLabel={confirmLabel}
        isOpen={isOpen}
        busy={isDeleting}
        onConfirm={() => void confirm()}
        onCancel={() => {
          onClose();
          setRefusal(null);
        }}
      >
        <p>
          <strong>{name}</strong>
        </p>
        {effect}
        {refusal && <Alert status="error">{refusal}</Alert>}
      </ConfirmDialog>
    </Portal>
  );
}
