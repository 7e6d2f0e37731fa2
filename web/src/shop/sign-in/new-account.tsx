import type { Registration } from '@kowhai/domain/people/user';
import { useRef } from 'react';
import { toFailure } from '#data/failure.ts';
import { register, signIn } from '#data/firebase/session.ts';
import { PrivacyNote } from '#shop/shared/privacy-note.tsx';
import { showToast } from '#state/toasts.ts';

/**
 * Makes the account and signs in. Where the answer to an earlier attempt was lost, the account may be there already:
 * then the same email and password simply sign in, and nobody is told that they exist twice.
 */
export function useMakeAccount() {
  const isOutcomeUnknown = useRef(false);

  return async (registration: Registration) => {
    try {
      await register(registration);
    } catch (thrown) {
      const failure = toFailure(thrown);
      const mayBeOurs = failure.code === 'USER_EXISTS' && isOutcomeUnknown.current;
      isOutcomeUnknown.current ||= failure.isUnanswered;
      if (!mayBeOurs) throw failure;
      // Another password than the account's means that it was somebody else's after all.
      const user = await signIn(registration.email, registration.password).catch((refused) => {
        throw toFailure(refused).code === 'INVALID_CREDENTIALS' ? failure : refused;
      });
      // Nobody has a second factor from the first moment on.
      if (!user) throw failure;
    }
    showToast({ status: 'success', message: 'Registration successful' });
  };
}

/** Why somebody new is asked for these details, and who gets them. */
export function RegistrationPrivacy() {
  return (
    <PrivacyNote>
      We use these details to review your order, confirm it with you and connect you. Our staff see them, and
      so does the network company that does the work. You can check and correct them in your profile.
    </PrivacyNote>
  );
}
