import type { ReactNode } from 'react';

/** What every field of the kit takes, beside what its native control takes. */
export type FieldProps = {
  label: ReactNode;
  /** A line under the label: why it is asked, or how it should look. */
  hint?: ReactNode;
  /** The message, where the value cannot be taken as it is. */
  error?: string | undefined;
  /** Says "(optional)" beside the label. Fields are required unless they say so. */
  optional?: boolean;
};

export function controlIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` };
}

/** Ties a control to its hint and error for those who listen. */
export function describeControl(
  id: string,
  { hint, error }: { hint?: ReactNode; error?: string | undefined },
) {
  const ids = controlIds(id);
  const describedBy = [error ? ids.error : undefined, hint ? ids.hint : undefined].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}
