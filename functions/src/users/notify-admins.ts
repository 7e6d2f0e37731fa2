import type { AdminChange } from '@kowhai/domain/mail/mail-job';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { isEmail } from '@kowhai/domain/text-schema';
import type { Batch } from '#database/store.ts';
import { toStaffMember } from '#functions/audit/audit-trail.ts';
import { listAdmins } from '#functions/shared/list-admins.ts';
import type { Caller } from '#http/handler.ts';
import { addMail } from '#mail/delivery/outbox.ts';

/** SendGrid takes no more in a call; one is the provider. */
const mostRecipients = 999;

type Cause = { change: AdminChange; at: string; caller: Caller };

/** All other admins hear of it, and the provider, so that no one changes rights in secret at a colleague’s screen. */
export async function addAdminMails(
  batch: Batch,
  admin: StaffUser,
  { change, at, caller }: Cause,
): Promise<string[]> {
  const others = (await listAdmins()).filter(({ _id }) => _id !== caller.uid);
  // SendGrid refuses all for one that is no address.
  const reachable = others.map(({ email }) => email).filter(isEmail);
  const by = toStaffMember(caller).name;
  return Array.from({ length: Math.ceil((reachable.length || 1) / mostRecipients) }, (_, part) =>
    addMail(batch, `admin-changed_${admin._id}_${Date.parse(at)}_${part + 1}`, {
      kind: 'admin-changed',
      recipients: reachable.slice(part * mostRecipients, (part + 1) * mostRecipients),
      admin,
      change,
      by,
      changedAt: at,
    }),
  );
}
