import { chakra } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useEffect, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { keepPasswordReset, type PasswordReset, readPasswordReset } from './unsaved-sign-in.ts';

/** Milliseconds. A new code makes the one that is still in the mail invalid, so asking again is delayed. */
const pauseMs = 60_000;

export function NoCodeHelp({ next }: { next: string }) {
  return (
    <chakra.section aria-labelledby="no-code" display="grid" gap="3" maxWidth="form" marginTop="8">
      <Heading id="no-code" size="sm">
        No email?
      </Heading>
      <Text size="sm" tone="muted">
        It can take a minute or two. Check your spam folder, and check the address above is the one you signed
        up with: we only send codes to addresses with an account. Still nothing? Call{' '}
        <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>.
      </Text>
      <Resend />
      <TextLink to={paths.forgotPassword(next)} standalone justifySelf="start">
        Use another address
      </TextLink>
    </chakra.section>
  );
}

function Resend() {
  const [sent, setSent] = useState<PasswordReset>({ email: '', sentAt: 0 });
  const sendCode = useChange('sendResetToken');
  const secondsLeft = useSecondsUntil(sent.sentAt + pauseMs);
  useEffect(() => setSent(readPasswordReset()), []);
  // Without a request from here there is nothing to repeat.
  if (sent.sentAt === 0) return null;

  const resend = async () => {
    try {
      await sendCode.mutateAsync({ body: { email: sent.email } });
      const now = { email: sent.email, sentAt: Date.now() };
      keepPasswordReset(now);
      setSent(now);
      showToast({ status: 'success', message: 'A new code is on its way. The old one no longer works.' });
    } catch (thrown) {
      showToast({ status: 'danger', message: toFailure(thrown).message });
    }
  };

  return (
    <Button
      variant="outline"
      size="sm"
      justifySelf="start"
      busy={sendCode.isPending}
      busyLabel="Sending…"
      disabledReason={secondsLeft > 0 ? `You can ask for another code in ${secondsLeft} seconds.` : undefined}
      onClick={() => void resend()}
    >
      Send a new code
    </Button>
  );
}

/** The whole seconds until a moment, updated as they pass; 0 afterwards. */
function useSecondsUntil(momentMs: number): number {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const count = () => Math.max(0, Math.ceil((momentMs - Date.now()) / 1000));
    setSecondsLeft(count());
    const timer = setInterval(() => {
      setSecondsLeft(count());
      if (count() === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [momentMs]);
  return secondsLeft;
}
