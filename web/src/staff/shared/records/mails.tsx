import { Button, chakra } from '@chakra-ui/react';
import { isLost, type MailState } from '@kowhai/domain/mail/mail-state';
import { formatShortDay, formatTime } from '@kowhai/domain/time/date';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Failure } from '#data/client/failure.ts';
import { serverNow } from '#data/client/server-clock.ts';
import type { apiQuery } from '#data/staff/staff-queries.ts';
import { FactList } from '#shared/fact-list.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { DropMenu } from '#staff/shared/parts/drop-menu.tsx';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { PhoneLinks } from '#staff/shared/parts/phone-links.tsx';
import { useLater } from '#staff/shared/parts/use-later.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Dialog, DialogButtons } from '#ui/overlays/dialog.tsx';

const states = {
  queued: { tone: 'info', word: 'On its way' },
  sending: { tone: 'info', word: 'Sending' },
  // All that the mail provider's answer says: what became of it is told later.
  sent: { tone: 'neutral', word: 'With the email provider' },
  arrived: { tone: 'success', word: 'Arrived' },
  bounced: { tone: 'danger', word: 'Came back' },
  dropped: { tone: 'danger', word: 'The email provider didn’t send it on' },
  failed: { tone: 'danger', word: 'Couldn’t be sent' },
  limited: { tone: 'warning', word: 'Not sent: this address reached its email limit' },
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
  const { tone, word } = states[state];
  return (
    <Badge tone={tone} whiteSpace="normal" lineHeight="snug">
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

type LostMailProps = {
  mails: readonly SentMail[] | undefined;
  phone: string;
  /** What came of calling. It is work that is listed, also when the mail itself is no longer kept. */
  children?: ReactNode;
};

/** Says that a person gets no emails, and what to do about it. */
export function LostMail({ mails = [], phone, children }: LostMailProps) {
  const lost = findLost(mails);
  if (!lost && !children) return null;
  return (
    <Alert status="warning" title={`Our email ${lost?.to ? `to ${lost.to} ` : ''}didn’t arrive`}>
      {lost?.reason && <p>“{lost.reason}”</p>}
      <p>
        <span>Call instead:</span> <PhoneLinks phone={phone || 'no phone number known'} />
      </p>
      {children}
    </Alert>
  );
}

const typingPauseMs = 250;

type PreviewQuery = ReturnType<typeof apiQuery<'getOrderMail'>>;

type SendAgainProps = {
  /** Those that can be sent again; none shows nothing. */
  mails: readonly { id: string; name: string; at: string }[];
  previewOf: (id: string) => PreviewQuery;
  onSend: (id: string) => Promise<unknown>;
};

/** All mails of a record that can be sent again, in one menu. */
export function SendAgain({ mails, previewOf, onSend }: SendAgainProps) {
  const [mailId, setMailId] = useState('');
  const [isOpen, setOpen] = useState(false);
  if (mails.length === 0) return null;
  const choices = mails.map(({ id, name, at }) => ({
    id,
    label: `${name}, ${formatShortDay(at, serverNow())} ${formatTime(at)}`,
    onChoose: () => {
      setMailId(id);
      setOpen(true);
    },
  }));
  return (
    <>
      <DropMenu
        label="Send an email again"
        choices={choices}
        trigger={
          <Button variant="outline" size="xs" justifySelf="start" alignSelf="start">
            Send an email again <ChevronDownIcon />
          </Button>
        }
      />
      <ResendDialog
        preview={previewOf(mailId)}
        onSend={() => onSend(mailId)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

type ResendDialogProps = {
  preview: PreviewQuery;
  onSend: () => Promise<unknown>;
  isOpen: boolean;
  onClose: () => void;
};

function ResendDialog({ preview, onSend, isOpen, onClose }: ResendDialogProps) {
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
      {resending.error && <Alert status="danger">{resending.error.message}</Alert>}
      <DialogButtons>
        <Button variant="outline" data-first-focus onClick={close}>
          Cancel
        </Button>
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
