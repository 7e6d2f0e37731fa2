import { PrivacyNote } from '#shop/shared/privacy-note.tsx';

/** Why somebody new is asked for these details, and who gets them. */
export function RegistrationPrivacy() {
  return (
    <PrivacyNote>
      We use these details to review your order, confirm it with you and connect you. Our staff see them, and
      so does the network company that does the work. You can check and correct them in your profile.
    </PrivacyNote>
  );
}
