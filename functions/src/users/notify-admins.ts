import type { AdminChange } from '@kowhai/domain/mail/mail-job';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { listAdmins } from '#database/list-admins.ts';
import { type Batch, openStore } from '#database/store.ts';
import { toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Caller } from '#http/handler.ts';
import { addMail } from '#mail/delivery/outbox.ts';

/** One change must not fill the queue of mails. The trail shows it to every admin. */
const mostNotified = 25;

type Cause = { change: AdminChange; at: string; caller: Caller };

/** Notifies the other admins, the newest first, so that no one changes rights in secret at a colleague’s screen. */
export async function addAdminMails(
  batch: Batch,
  admin: StaffUser,
  { change, at, caller }: Cause,
): Promise<string[]> {
  const { outbox } = await openStore();
  const others = (await listAdmins()).filter(({ _id }) => _id !== caller.uid);
  return others.slice(0, mostNotified).map((user) =>
    addMail(batch, outbox, `admin-changed_${admin._id}_${Date.parse(at)}_${user._id}`, {
      kind: 'admin-changed',
      user,
      admin,
      change,
      by: toStaffMember(caller).name,
      changedAt: at,
    }),
  );
}
