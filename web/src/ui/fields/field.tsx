import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon } from '#ui/icons.tsx';
import { controlIds, type FieldProps } from './field-ids.ts';

const Label = chakra('label', { base: { display: 'block', fontWeight: 'semibold', lineHeight: 'snug' } });
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'ink.muted', lineHeight: 'snug' } });
const ErrorText = chakra('p', {
  base: { fontSize: 'sm', fontWeight: 'semibold', color: 'danger.text', lineHeight: 'snug' },
});

type FieldFrameProps = FieldProps & { id: string; children: ReactNode };

/** Label above, then the hint, the control and its error. Each field of the kit is one of these. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  const ids = controlIds(id);
  return (
    <chakra.div display="grid" gap="1.5" justifyItems="start">
      <Label htmlFor={id}>
        {label}
        {optional && (
          <chakra.span fontWeight="normal" color="ink.muted">
            {' '}
            (optional)
          </chakra.span>
        )}
      </Label>
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
      {children}
      <FieldError id={ids.error} message={error} />
    </chakra.div>
  );
}

/** The error of a field, with a word in front so that it does not rest on colour alone. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <ErrorText id={id}>
      <AlertIcon /> {message}
    </ErrorText>
  );
}

export { Hint as FieldHint };
