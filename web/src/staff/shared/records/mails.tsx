import { Badge, Button, chakra } from '@chakra-ui/react';
import { isLost, type MailState } from '@kowhai/domain/mail/mail-state';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '#data/client/failure.ts';
import type { apiQuery } from '#data/staff-queries.ts';
import { FactList } from '#shared/fact-list.tsx';
import { Alert } from '#staff/shared/parts/alert.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { DialogButtons } from '#staff/shared/parts/dialog-buttons.tsx';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { PhoneLinks } from '#staff/shared/parts/phone-links.tsx';
import { useLater } from '#staff/shared/parts/use-later.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

const states = {
  queued: { palette: 'blue', word: 'On its way' },
  sending: { palette: 'blue', word: 'Sending' },
  // All that the provider's answer says: what became of it is told later.
  sent: { palette: 'gray', word: 'With the email provider' },
  arrived: { palette: 'green', word: 'Arrived' },
  bounced: { palette: 'red', word: 'Came back' },
  dropped: { palette: 'red', word: 'The email provider didn’t send it on' },
  failed: { palette: 'red', word: 'Couldn’t be sent' },
  limited: { palette: 'orange', word: 'Not sent: this address reached its email limit' },
} as const satisfies Record<MailState, object>;

const pollMs = 3000;

export function isOnItsWay(state: MailState | null): boolean {
  return state === 'queued' || state === 'sending';
}

/** The interval at which a query is repeated, while any of its mails is on its way. */
export function pollMails(states: readonly (MailState | null)[] = []): number | false {
  return states.some(isOnItsWay) && pollMs;
}

export function MailStateBadge({ state }: { state: MailState }) {
  const { palette, word } = states[state];
  return (
    <Badge colorPalette={palette} whiteSpace="normal" lineHeight="snug">
      {word}
    </Badge>
  );
}

type SentMail = { state: MailState; createdAt: string; to?: string | undefined; reason?: string | undefined };

/** The newest mail to an address that was lost, unless one has arrived there since. */
function findLost<Mail extends SentMail>(mails: readonly Mail[]): Mail | undefined {
  const told = mails.filter(({ state }) => state === 'arrived' || isLost(state));
  const newest = told.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1);
  return newest && isLost(newest.state) ? newest : undefined;
}

/** Says that a person gets no emails, and what to do about it. */
export function LostMail({ mails = [], phone }: { mails: readonly SentMail[] | undefined; phone: string }) {
  const lost = findLost(mails);
  if (!lost) return null;
  return (
    <Alert status="warning" title={`Our email ${lost.to ? `to ${lost.to} ` : ''}didn’t arrive`}>
      {lost.reason && <p>“{lost.reason}”</p>}
      <p>
        Call instead: <PhoneLinks phone={phone || 'no phone number known'} />
      </p>
    </Alert>
  );
}

const typingPauseMs = 250;

type PreviewQuery = ReturnType<typeof apiQuery<'getOrderMail'>>;

type ResendProps = {
  /** The kind of mail, which the button's label for screen readers includes. */
  kind: string;
  preview: PreviewQuery;
  onSend: () => Promise<unknown>;
};

export function Resend({ kind, ...mail }: ResendProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" size="xs" aria-label={`Send again: ${kind}`} onClick={() => setOpen(true)}>
        Send again
      </Button>
      <ResendDialog {...mail} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

type ResendDialogProps = Omit<ResendProps, 'kind'> & { isOpen: boolean; onClose: () => void };

export function ResendDialog({ preview, onSend, isOpen, onClose }: ResendDialogProps) {
  const resending = useMutation<unknown, Failure>({ mutationFn: onSend });
  const close = () => {
    onClose();
    resending.reset();
  };
  const send = () =>
    resending.mutate(undefined, {
      onSuccess: () => {
        close();
        showSuccess('We’re sending the email again');
      },
    });
  return (
    <Dialog title="Send this email again?" isOpen={isOpen} onClose={close}>
      {isOpen && <MailPreview preview={preview} />}
      {resending.error && <Alert status="error">{resending.error.message}</Alert>}
      <DialogButtons onCancel={close} isCancelFirst>
        <BusyButton busy={resending.isPending} busyLabel="Sending…" onClick={send}>
          Send
        </BusyButton>
      </DialogButtons>
    </Dialog>
  );
}

type MailPreviewProps = {
  preview: PreviewQuery;
  /** What was typed for it. The preview follows once typing pauses. */
  typed?: unknown;
  /** The height of the mail, which scrolls inside it, so that what is below stays in sight. */
  height?: string;
};

export function MailPreview({ preview, typed, height = 'min(24rem, 45dvh)' }: MailPreviewProps) {
  const settled = useLater(typed, typingPauseMs);
  const query = useQuery({ ...preview, enabled: settled === typed });
  return (
    <Loaded what="the email" query={query} height={height}>
      {({ to, subject, html }) => (
        <>
          <FactList
            facts={[
              { name: 'To', value: to },
              { name: 'Subject', value: subject },
            ]}
          />
          {/* The sandbox runs no scripts, and its links open nothing. */}
          <chakra.iframe
            title="The email"
            sandbox=""
            srcDoc={html}
            width="full"
            height={height}
            borderWidth="1px"
            borderColor="line"
            borderRadius="md"
            background="#fbf8f0"
          />
        </>
      )}
    </Loaded>
  );
}
