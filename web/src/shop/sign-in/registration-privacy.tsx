import { PrivacyNote } from '#components/privacy-note.tsx';

/** Why somebody new is asked for these details, and who gets them. */
export function RegistrationPrivacy() {
  return (
    <PrivacyNote>
      We ask for these details to review your order, to confirm it with you and to connect you. Our staff see
      them, and the network company that does the work; you can see and correct them in your profile.
    </PrivacyNote>
  );
}
