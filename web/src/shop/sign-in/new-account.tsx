import type { Registration } from '@kowhai/domain/people/user';
import { useRef } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { register, signIn } from '#data/client/session.ts';
import { PrivacyNote } from '#shop/shared/privacy-note.tsx';
import { showToast } from '#state/toasts.ts';

/**
 * Creates the account and signs in. If the response to an earlier attempt was lost, the account may exist already: the
 * same email and password then sign in.
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
      // A wrong password means that the account belongs to another person.
      const user = await signIn(registration.email, registration.password).catch((refused) => {
        throw toFailure(refused).code === 'INVALID_CREDENTIALS' ? failure : refused;
      });
      // A new account has no second factor yet.
      if (!user) throw failure;
    }
    showToast({ status: 'success', message: 'Registration successful' });
  };
}

/** Why the registration asks for these details, and who gets them. */
export function RegistrationPrivacy() {
  return (
    <PrivacyNote>
      We use these details to review your order, confirm it with you and connect you. Our staff see them, and
      so does the network company that does the work. You can check and correct them in your profile.
    </PrivacyNote>
  );
}
