import { chakra } from '@chakra-ui/react';
import { personHints } from '@kowhai/domain/people/user';
import { AddressSuggestions, suggestsAddresses } from '#shared/address/address-suggestions.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';

/** Fields of personal details, the same in every form; a form may override label and hint. */
type PersonFieldProps = Partial<TextFieldProps>;

export function FirstNameField(field: PersonFieldProps) {
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

export function LastNameField(field: PersonFieldProps) {
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

export function EmailField(field: PersonFieldProps) {
  return <TextField label="Email Address" type="email" inputMode="email" autoComplete="email" {...field} />;
}

export function PhoneField(field: PersonFieldProps) {
  return (
    <TextField
      label="Phone"
      hint={`${personHints.phone}, such as 021 000 000`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      length="short"
      {...field}
    />
  );
}

type PostalAddressFieldProps = PersonFieldProps & {
  /** Gets the line of an address that was chosen from the suggestions. */
  onChoose: (line: string) => void;
};

export function PostalAddressField({ onChoose, ...field }: PostalAddressFieldProps) {
  return (
    <chakra.div position="relative">
      <TextField
        label="Address"
        hint={`Where you live: street, suburb and postcode. ${personHints.address}`}
        {...suggestsAddresses}
        autoComplete="address-line1"
        {...field}
      />
      <AddressSuggestions fieldId={field.id ?? 'address'} onSuggestion={({ label }) => onChoose(label)} />
    </chakra.div>
  );
}

export function CurrentPasswordField(field: PersonFieldProps) {
  return <PasswordField label="Current Password" autoComplete="current-password" {...field} />;
}

export function NewPasswordField(field: TextFieldProps) {
  return <PasswordField autoComplete="new-password" {...field} />;
}
