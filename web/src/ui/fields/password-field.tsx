import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { FieldFrame, useField } from './field.tsx';
import { Input, type TextFieldProps } from './text-field.tsx';

/** A password that can be shown. Pasting and password managers work. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <chakra.div display="flex" gap="2" width="full">
        <Input
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
          minWidth="0"
        />
        <Button
          variant="outline"
          aria-controls={frame.id}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </chakra.div>
    </FieldFrame>
  );
}
