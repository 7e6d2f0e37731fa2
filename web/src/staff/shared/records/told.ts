import type { Failure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';

/** Callbacks of a mutation that show its result as a toast. */
export const told = <Answer>(say: (answer: Answer) => string) => ({
  onSuccess: (answer: Answer) => showToast({ status: 'success', message: say(answer) }),
  onError: ({ message }: Failure) => showToast({ status: 'danger', message }),
});
