import type { MailState } from '@kowhai/domain/mail/mail-state';
import type { MailRecord } from './outbox.ts';

/** What is shown of a mail: what became of it, once the provider has told. */
export function stateOf({ state, delivery }: Pick<MailRecord, 'state' | 'delivery'>): MailState | null {
  if (state === 'withdrawn') return null;
  return state === 'sent' && delivery ? delivery.outcome : state;
}
