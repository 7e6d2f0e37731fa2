import type { UserInfo } from '@kowhai/domain/people/user';
import type { Writer } from '#firebase/store.ts';
import { addMail, type Outbox } from '#mail/delivery/outbox.ts';

export function addEmailChangeMails(
  writer: Writer,
  outbox: Outbox,
  user: UserInfo,
  formerEmail: string,
): string[] {
  return (['former', 'new'] as const).map((recipient) =>
    addMail(writer, outbox, `email-changed_${user._id}_${Date.parse(user.updatedAt)}_${recipient}`, {
      kind: 'email-changed',
      user,
      formerEmail,
      recipient,
    }),
  );
}
