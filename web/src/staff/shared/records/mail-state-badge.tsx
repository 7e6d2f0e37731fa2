import { Badge } from '@chakra-ui/react';
import type { MailState } from '@kowhai/domain/mail/mail-state';

const states = {
  queued: { palette: 'blue', word: 'On its way' },
  sending: { palette: 'blue', word: 'Sending' },
  sent: { palette: 'green', word: 'Sent' },
  failed: { palette: 'red', word: 'Couldn’t be sent' },
  limited: { palette: 'orange', word: 'Not sent: this address reached its email limit' },
} as const satisfies Record<MailState, object>;

export const whileOnItsWayMs = 3000;

export function isOnItsWay(state: MailState | null): boolean {
  return state === 'queued' || state === 'sending';
}

export function MailStateBadge({ state }: { state: MailState }) {
  const { palette, word } = states[state];
  return (
    <Badge colorPalette={palette} whiteSpace="normal" lineHeight="snug">
      {word}
    </Badge>
  );
}
