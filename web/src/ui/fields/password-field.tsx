import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { FieldFrame, useField } from './field.tsx';
import { Input, type TextFieldProps } from './text-field.tsx';

/** A password that can be shown. Pasting and password managers work. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const { frame, control } = useField(props);
  useEffect(() => {
    if (!isShown) return;
    // Browsers offer to keep what is sent as a password, and it is not left to be read by others.
    const hide = () => setShown(false);
    document.addEventListener('submit', hide, true);
    return () => document.removeEventListener('submit', hide, true);
  }, [isShown]);
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

/** A hidden field that tells password managers whose password the form is about. */
export function SignInName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
