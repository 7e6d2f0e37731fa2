import { Button, type ButtonProps, Portal } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';
import { showSuccess } from './notices.ts';

export type ConfirmedAction = {
  question: string;
  confirmLabel: string;
  /** Which one it is, where the question does not say so. */
  name?: string;
  /** What it leads to. Its queries run once the dialog is open. */
  effect: ReactNode;
  run: () => Promise<unknown>;
  /** Left out where `run` shows its own notice. */
  doneMessage?: string;
  onDone?: (() => void) | undefined;
};

/** A button that asks first. The dialog is outside the row, as a click in a row follows its link. */
export function ConfirmedActionButton({ action, ...button }: ButtonProps & { action: ConfirmedAction }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = async () => {
    await action.run();
    close();
    if (action.doneMessage) showSuccess(action.doneMessage);
    action.onDone?.();
  };
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setAsking(true)} />
      <Portal>
        <ConfirmDialog
          title={action.question}
          confirmLabel={action.confirmLabel}
          isOpen={isAsking}
          onConfirm={confirm}
          onCancel={close}
        >
          {action.name && (
            <p>
              <strong>{action.name}</strong>
            </p>
          )}
          {action.effect}
        </ConfirmDialog>
      </Portal>
    </>
  );
}
