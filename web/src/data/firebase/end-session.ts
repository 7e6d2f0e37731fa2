import { makeFailure } from '#data/failure.ts';
import { forgetUser } from '#state/session.ts';
import { showToast } from '#state/toasts.ts';

/** Ends a session that the server or Firebase no longer accepts, and tells the person, who did not ask for it. */
export function endSession(): void {
  forgetUser();
  showToast({ status: 'info', message: makeFailure('UNAUTHENTICATED').message });
}
