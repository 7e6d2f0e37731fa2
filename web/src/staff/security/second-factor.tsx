import { formatDate } from '@kowhai/domain/date';
import { useState } from 'react';
import { endSecondFactor } from '#data/second-factor.ts';
import { useSession } from '#state/session.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { ProveOwner } from './prove-owner.tsx';
import { TurnOn } from './turn-on.tsx';

/** Whether signing in takes a code from an app as well, and how to change that. */
export function SecondFactor() {
  const user = useSession((session) => session.user);
  const [open, setOpen] = useState<'turn on' | 'turn off' | null>(null);
  if (!user) return null;
  const { email, secondFactorAt } = user;

  const close = () => setOpen(null);
  const tell = (message: string) => {
    close();
    showToast({ status: 'success', message });
  };
  return (
    <Card as="section" aria-label="Second factor" maxWidth="form">
      <Heading size="sm">
        {secondFactorAt
          ? `Your second factor is on since ${formatDate(secondFactorAt)}`
          : 'Your second factor is off'}
      </Heading>
      <Text size="sm" tone="muted">
        {secondFactorAt
          ? 'Signing in takes your password and a code from your app. With a new phone, turn it off and on again.'
          : 'With it, signing in takes your password and a code from an authenticator app on your phone: a password that somebody found out does not open the desk.'}
      </Text>
      <Text size="sm" tone="muted">
        If the phone is lost, another admin can remove it on your page under Users.
      </Text>
      <Button
        variant={secondFactorAt ? 'outline' : 'solid'}
        alignSelf="start"
        onClick={() => setOpen(secondFactorAt ? 'turn off' : 'turn on')}
      >
        {secondFactorAt ? 'Turn off' : 'Turn on'}
      </Button>
      <Dialog title="Turn on the second factor" isOpen={open === 'turn on'} onClose={close}>
        <TurnOn email={email} onDone={() => tell('Your second factor is on')} onCancel={close} />
      </Dialog>
      <Dialog title="Turn off the second factor?" isOpen={open === 'turn off'} onClose={close}>
        <Text tone="muted">From then on your password alone signs you in.</Text>
        <ProveOwner
          email={email}
          sendLabel="Turn off"
          onProved={async () => {
            await endSecondFactor();
            tell('Your second factor is off');
          }}
          onCancel={close}
        />
      </Dialog>
    </Card>
  );
}
