import { forgetUser } from '#state/session.ts';
import { showToast } from '#state/toasts.ts';
import { makeFailure } from './failure.ts';

/** Ends a session that the server or Firebase no longer accepts, and tells the person, who did not ask for it. */
export function endSession(): void {
  forgetUser();
  showToast({ status: 'info', message: makeFailure('UNAUTHENTICATED').message });
}
