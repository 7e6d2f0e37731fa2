import type { Failure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';

/** Tells in passing why something was not done. */
export const showFailure = ({ message }: Failure) => showToast({ status: 'danger', message });

/** What a press of a button tells in passing: what was done, or why it was not. */
export const told = <Answer>(say: (answer: Answer) => string) => ({
  onSuccess: (answer: Answer) => showToast({ status: 'success', message: say(answer) }),
  onError: showFailure,
});
