import type { ComponentProps } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';

/** Where the code goes that was mailed: for another password, or another email. */
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
