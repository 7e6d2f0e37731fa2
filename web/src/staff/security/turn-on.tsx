import { chakra, QrCode, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { type NewSecondFactor, startSecondFactor } from '#data/firebase/second-factor.ts';
import { AppCodeForm } from '#shared/app-code-form.tsx';
import { ProveOwner } from '#staff/shared/proof/prove-owner.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type TurnOnProps = { email: string; onDone: () => void; onCancel: () => void };

export function TurnOn({ email, onDone, onCancel }: TurnOnProps) {
  const [factor, setFactor] = useState<NewSecondFactor>();
  const [done, setDone] = useState<Awaited<ReturnType<NewSecondFactor['confirm']>>>();
  // Also where the dialog is closed with the codes in it.
  useEffect(() => done?.finish, [done]);
  if (done) return <RecoveryCodes codes={done.recoveryCodes} onDone={onDone} />;
  if (!factor) {
    return (
      <ProveOwner
        email={email}
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
