import { Button, Grid, Text } from '@chakra-ui/react';
import { saveAsFile } from '#shared/save-as-file.ts';
import { DialogButtons } from '#staff/shared/parts/dialog-buttons.tsx';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** The codes, in sight this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const save = () => saveAsFile('recovery-codes.txt', new Blob([codes.join('\n')], { type: 'text/plain' }));
  return (
    <>
      <Text color="fg.muted">
        No phone? Each of these signs you in once, in place of your app’s code. Keep them somewhere safe: you
        won’t see them again.
      </Text>
      <Grid
        as="ol"
        aria-label="Recovery codes"
        templateColumns="repeat(2, 1fr)"
        gap="2"
        fontFamily="mono"
        fontSize="lg"
      >
        {codes.map((code) => (
          <li key={code}>
            {code.slice(0, 4)} {code.slice(4)}
          </li>
        ))}
      </Grid>
      <DialogButtons onCancel={save} cancelLabel="Download">
        <Button onClick={onDone}>I’ve kept them</Button>
      </DialogButtons>
    </>
  );
}
