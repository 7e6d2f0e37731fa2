import { Button, chakra, Grid, QrCode, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { type NewSecondFactor, startSecondFactor } from '#data/staff/second-factor.ts';
import { AppCodeForm } from '#shared/app-code-form.tsx';
import { saveAsFile } from '#shared/save-as-file.ts';
import { ProveOwner } from '#staff/shared/proof/prove-owner.tsx';
import { DialogButtons } from '#ui/overlays/dialog.tsx';

type TurnOnProps = { onDone: () => void; onCancel: () => void };

export function TurnOn({ onDone, onCancel }: TurnOnProps) {
  const [factor, setFactor] = useState<NewSecondFactor>();
  const [done, setDone] = useState<Awaited<ReturnType<NewSecondFactor['confirm']>>>();
  // Also where the dialog is closed with the codes in it.
  useEffect(() => done?.finish, [done]);
  if (done) return <RecoveryCodes codes={done.recoveryCodes} onDone={onDone} />;
  if (!factor) {
    return (
      <ProveOwner
        sendLabel="Continue"
        onProved={async () => setFactor(await startSecondFactor())}
        onCancel={onCancel}
      />
    );
  }
  return (
    <>
      <Text color="fg.muted">Scan this with an authenticator app on your phone, or type in the key.</Text>
      <QrCode.Root
        value={factor.address}
        encoding={{ ecc: 'M' }}
        // Scanners need dark on light, in dark mode too.
        padding="3"
        background="white"
        color="black"
        borderRadius="md"
        justifySelf="center"
      >
        <QrCode.Frame
          width="12rem"
          height="12rem"
          fill="currentColor"
          role="img"
          aria-label="QR code for your authenticator app"
        >
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
      <Text textStyle="sm">
        Key: <chakra.code overflowWrap="anywhere">{factor.secret.match(/.{1,4}/g)?.join(' ')}</chakra.code>
      </Text>
      <AppCodeForm
        sendLabel="Turn on"
        hint="6 digits"
        busyLabel="Turning on…"
        onCode={async (code) => setDone(await factor.confirm(code))}
        onCancel={onCancel}
        isInDialog
      />
    </>
  );
}

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
      <DialogButtons>
        <Button variant="outline" onClick={save}>
          Download
        </Button>
        <Button onClick={onDone}>I’ve kept them</Button>
      </DialogButtons>
    </>
  );
}
