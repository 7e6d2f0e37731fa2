import type { Failure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';

/** Tells in passing why something was not done. */
export const showFailure = ({ message }: Failure) => showToast({ status: 'danger', message });

/** One of several that was not done. */
export type Refused = { number: string; failure: Failure };

/** Tells in passing which one was not done, and why. */
export const showRefused = ({ number, failure }: Refused) =>
  showToast({ status: 'danger', message: `${number}: ${failure.message}` });

/** What a press of a button tells in passing: what was done, or why it was not. */
export const told = <Answer>(say: (answer: Answer) => string) => ({
  onSuccess: (answer: Answer) => showToast({ status: 'success', message: say(answer) }),
  onError: showFailure,
});
