import { Button, Flex, Text } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/time/date';
import { useState } from 'react';
import { endSecondFactor, makeRecoveryCodes } from '#data/staff/second-factor.ts';
import { ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { ProveOwner } from '#staff/shared/proof/prove-owner.tsx';
import { useSession } from '#state/session.ts';
import { TitledCard } from '#ui/card.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { RecoveryCodes, TurnOn } from './turn-on.tsx';

export function SecondFactor() {
  const user = useSession((session) => session.user);
  const [open, setOpen] = useState<'turn on' | 'turn off' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>();
  if (!user) return null;
  const { secondFactorAt } = user;

  const close = () => setOpen(null);
  const tell = (message: string) => {
    close();
    showSuccess(message);
  };
  return (
    <TitledCard
      title={
        secondFactorAt
          ? `Your second factor has been on since ${formatDate(secondFactorAt)}`
          : 'Your second factor is off'
      }
      maxWidth="form"
    >
      <Text textStyle="note">
        {secondFactorAt
          ? 'You sign in with your password and a code from your app. Got a new phone? Turn it off and on again.'
          : 'With it on, you sign in with your password and a code from an authenticator app, so a stolen password isn’t enough.'}
      </Text>
      <Text textStyle="note">
        Lost your phone? Sign in with a recovery code, or ask another admin to remove it on your page under
        Users.
      </Text>
      <Flex wrap="wrap" gap="3">
        <Button
          variant={secondFactorAt ? 'outline' : 'solid'}
          onClick={() => setOpen(secondFactorAt ? 'turn off' : 'turn on')}
        >
          {secondFactorAt ? 'Turn off' : 'Turn on'}
        </Button>
        {secondFactorAt && (
          <ConfirmedActionButton
            action={{
              question: 'Do you want new recovery codes?',
              confirmLabel: 'Make new codes',
              effect: <Text>The codes you have now stop working.</Text>,
              run: async () => setCodes(await makeRecoveryCodes()),
            }}
          >
            New recovery codes
          </ConfirmedActionButton>
        )}
      </Flex>
      <Dialog title="Your recovery codes" isOpen={codes !== undefined} onClose={() => setCodes(undefined)}>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      </Dialog>
      <Dialog title="Turn on your second factor" isOpen={open === 'turn on'} onClose={close}>
        <TurnOn onDone={() => tell('Your second factor is on')} onCancel={close} />
      </Dialog>
      <Dialog title="Turn off your second factor?" isOpen={open === 'turn off'} onClose={close}>
        <Text color="fg.muted">You’ll sign in with just your password.</Text>
        <ProveOwner
          sendLabel="Turn off"
          onProved={async () => {
            await endSecondFactor();
            tell('Your second factor is off');
          }}
          onCancel={close}
        />
      </Dialog>
    </TitledCard>
  );
}
