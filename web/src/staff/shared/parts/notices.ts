import { undoSeconds } from '@kowhai/domain/mail/mail-limit';
import type { Failure } from '#data/client/failure.ts';
import { showToast } from '#state/toasts.ts';

export const showSuccess = (message: string) => showToast({ status: 'success', message });

export const showFailure = ({ message }: Failure) => showToast({ status: 'danger', message });

export type Refused = { number: string; failure: Failure };

export const showRefused = ({ number, failure }: Refused) =>
  showToast({ status: 'danger', message: `${number}: ${failure.message}` });

/** Tells what was done and when its mail goes, with a way to take both back until then. */
export function showUndoableMail(
  message: string,
  mail: string,
  undo: () => unknown,
  waitMs = undoSeconds * 1000,
  replacing?: number,
) {
  return showToast(
    {
      status: 'success',
      message,
      countdown: { text: mail, endsAt: Date.now() + waitMs },
      action: { label: 'Undo', run: () => void undo() },
      durationMs: waitMs,
    },
    replacing,
  );
}

export const withNotice = <Answer>(say: (answer: Answer) => string) => ({
  onSuccess: (answer: Answer) => showSuccess(say(answer)),
  onError: showFailure,
});
