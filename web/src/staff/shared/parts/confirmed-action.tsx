import type { ButtonProps } from '@chakra-ui/react';
import { Fragment, type ReactNode, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { ask } from '#state/question.ts';
import { BusyButton } from './busy-button.tsx';
import { showFailure, showSuccess } from './notices.ts';

export type ConfirmedAction = {
  question: string;
  confirmLabel: string;
  /** Which one it is, where the question does not say so. */
  name?: string;
  /** What it leads to. Its queries run once the question is open. */
  effect: ReactNode;
  run: () => Promise<unknown>;
  /** Left out where `run` shows its own notice. */
  doneMessage?: string;
  onDone?: (() => void) | undefined;
};

/** A button that asks first. */
export function ConfirmedActionButton({ action, ...button }: ButtonProps & { action: ConfirmedAction }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    const { question: title, confirmLabel, name, effect, run, doneMessage, onDone } = action;
    const points = [name && <strong key="name">{name}</strong>, <Fragment key="effect">{effect}</Fragment>];
    if ((await ask({ title, points, answers: [confirmLabel], cancel: 'Cancel' })) === null) return;
    setBusy(true);
    try {
      await run();
      if (doneMessage) showSuccess(doneMessage);
      onDone?.();
    } catch (thrown) {
      showFailure(toFailure(thrown));
    }
    setBusy(false);
  };
  return <BusyButton variant="outline" busy={isBusy} {...button} onClick={() => void press()} />;
}
