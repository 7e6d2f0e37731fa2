import type { MailState } from '@kowhai/domain/mail/mail-state';
import { Badge } from '#ui/badge.tsx';

const states = {
  queued: { tone: 'info', word: 'On its way' },
  sending: { tone: 'info', word: 'Sending' },
  sent: { tone: 'success', word: 'Sent' },
  failed: { tone: 'danger', word: 'Couldn’t be sent' },
  limited: { tone: 'warning', word: 'Not sent: this address reached its email limit' },
} as const satisfies Record<MailState, object>;

/** How soon it is looked again at what is on its way. */
export const whileOnItsWayMs = 3000;

export function isOnItsWay(state: MailState | null): boolean {
  return state === 'queued' || state === 'sending';
}

export function MailStateBadge({ state }: { state: MailState }) {
  const { tone, word } = states[state];
  return (
    <Badge tone={tone} whiteSpace="normal" lineHeight="snug">
      {word}
    </Badge>
  );
}
