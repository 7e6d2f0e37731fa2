import { chakra } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { FieldFrame } from './field.tsx';
import { describeControl } from './field-ids.ts';
import { hydrationSafeRef } from './hydration-safe-input.ts';
import { Input, type TextFieldProps } from './text-field.tsx';

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({ label, hint, error, optional = false, ref, ...input }: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const ownId = useId();
  const id = input.id ?? input.name ?? ownId;
  const control = useMemo(() => hydrationSafeRef(ref), [ref]);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <chakra.div display="flex" gap="2" width="full">
        <Input
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-required={!optional}
          {...input}
          {...describeControl(id, { hint, error })}
          type={isShown ? 'text' : 'password'}
          ref={control}
          minWidth="0"
        />
        <Button
          variant="outline"
          aria-controls={id}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </chakra.div>
    </FieldFrame>
  );
}
