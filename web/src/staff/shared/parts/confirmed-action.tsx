import { Button, type ButtonProps, Portal } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { Failure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';

/** What is not done without asking. */
export type ConfirmedAction = {
  /** The question: "Do you want to delete this service?" */
  question: string;
  confirmLabel: string;
  /** Which one it is, where the question does not say so. */
  name?: string;
  /** What it leads to; rendered, and so asked for, once the dialog is open. */
  effect: ReactNode;
  run: () => Promise<unknown>;
  doneMessage: string;
  onDone?: () => void;
};

/** A button that asks first. */
export function ConfirmedActionButton({ action, ...button }: ButtonProps & { action: ConfirmedAction }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setAsking(true)} />
      <ConfirmedActionDialog action={action} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

type ConfirmedActionDialogProps = { action: ConfirmedAction; isOpen: boolean; onClose: () => void };

/** The question alone, for what is chosen from a menu. It does not stand within the row, which a click follows. */
export function ConfirmedActionDialog({ action, isOpen, onClose }: ConfirmedActionDialogProps) {
  const confirm = async () => {
    await action.run().catch((failure: Failure) => {
      showToast({ status: 'danger', message: failure.message });
      throw failure;
    });
    onClose();
    showToast({ status: 'success', message: action.doneMessage });
    action.onDone?.();
  };

  return (
    <Portal>
      <ConfirmDialog
        title={action.question}
        confirmLabel={action.confirmLabel}
        isOpen={isOpen}
        onConfirm={confirm}
        onCancel={onClose}
      >
        {action.name && (
          <p>
            <strong>{action.name}</strong>
          </p>
        )}
        {action.effect}
      </ConfirmDialog>
    </Portal>
  );
}
