import type { ComponentProps } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';

/** The field for a code that was mailed, to change the password or the email address. */
export function MailedCodeField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Code from the email"
      hint="8 letters and digits, capitals or not"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      length="short"
      {...field}
    />
  );
}
