import { personHints } from '@kowhai/domain/user';
import { PrivacyNote } from '#components/privacy-note.tsx';
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';

/** What the shop asks of somebody new, as both forms ask it. */
type BoundField = Omit<TextFieldProps, 'label'>;

export function FirstNameField(field: BoundField) {
  return (
    <TextField
      label="First Name"
      hint={personHints.firstName}
      autoComplete="given-name"
      length="medium"
      {...field}
    />
  );
}

export function LastNameField(field: BoundField) {
  return (
    <TextField
      label="Last Name"
      hint={personHints.lastName}
      autoComplete="family-name"
      length="medium"
      {...field}
    />
  );
}

export function PhoneField(field: BoundField) {
  return (
    <TextField
      label="Phone"
      hint={`${personHints.phone}, such as 021 000 000. We call it to confirm your order.`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      length="short"
      {...field}
    />
  );
}

export function PostalAddressField(field: BoundField) {
  return (
    <TextField
      label="Address"
      hint={`Where you live: street, suburb and postcode. ${personHints.address}`}
      autoComplete="street-address"
      {...field}
    />
  );
}

export function RegistrationPrivacy() {
  return (
    <PrivacyNote>
      We ask for these details to review your order, to confirm it with you and to connect you. Our staff see
      them, and the network company that does the work; you can see and correct them in your profile.
    </PrivacyNote>
  );
}
