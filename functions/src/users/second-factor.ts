/** Firebase stores the factors. The record says since when, to refuse older sessions. Each change sends a mail. */
import { AppError } from '@kowhai/domain/app-error';
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
import { fromStored, nextTimestamp } from '@kowhai/domain/timestamps';
import { type Batch, type Snapshot, store } from '#database/store.ts';
import { findSecondFactor, getAccount, removeSecondFactors, type SecondFactor } from '#firebase/auth.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit/audit-trail.ts';
import { toSignedInUser } from '#http/access.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { requireProof } from '#http/identify.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { isSecondFactorRequired } from '#server/params.ts';
import { addAdminMails } from './notify-admins.ts';
import { requireUser } from './read-users.ts';
import { addRevocation, endSessions } from './revocation.ts';

const mailedAs = {
  'turn on second factor': 'turned on',
  'turn off second factor': 'turned off',
  'remove second factor': 'removed',
} as const;
type SecondFactorAction = keyof typeof mailedAs;

export const noteSecondFactor: Handler<'noteSecondFactor'> = async ({ caller }) => {
  const user = await followSecondFactor(caller, findSecondFactor(await getAccount(caller.uid)));
  return toSignedInUser(user, caller.hasSecondFactor);
};

/** Ends sessions older than the factor: they began with the password alone. */
export function followSecondFactor(caller: Caller, factor: SecondFactor | null): Promise<StaffUser> {
  const action = factor === null ? 'turn off second factor' : 'turn on second factor';
  return storeSecondFactor(caller.uid, caller, factor, action);
}

/** The record first, so that the change is audited in any case; a retry continues from there. */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async ({ params, ...acting }) => {
  const { caller } = acting;
  if (params.id === caller.uid) {
    throw new AppError('SELF_ACTION', 'Turn off your own second factor on your security page.');
  }
  requireUser(await store.staffUsers.doc(params.id).get());
  await requireProof(acting);
  const user = await storeSecondFactor(params.id, caller, null, 'remove second factor');
  await removeSecondFactors(params.id);
  await endSessions(params.id, Date.now());
  return user;
};

/** @param user the record: `secondFactorId` is what identify.ts and the database rules compare */
export function isNoted(user: Pick<Snapshot<UserInfo>, 'get'>, factor: SecondFactor | null): boolean {
  const [since, id] = ['secondFactorAt', 'secondFactorId'].map((field) => fromStored(user.get(field)));
  return since === factor?.since && (id === undefined || id === factor?.id);
}

async function storeSecondFactor(
  uid: string,
  caller: Caller,
  factor: SecondFactor | null,
  action: SecondFactorAction,
): Promise<StaffUser> {
  const since = factor?.since;
  const { user: stored, mailIds } = await commitWithAudit(caller, async (batch, at) => {
    const snapshot = await store.staffUsers.doc(uid).get();
    const { secondFactorAt: before, ...user } = requireUser(snapshot);
    if (isNoted(snapshot, factor)) {
      return { answer: { user: requireUser(snapshot), mailIds: [] }, details: null };
    }

    const updatedAt = nextTimestamp(user.updatedAt, at);
    const change = {
      updatedAt,
      secondFactorAt: since ?? store.deleteField(),
      // No other factor of the account counts: a thief may add one at Google.
      secondFactorId: factor?.id ?? store.deleteField(),
    };
    batch.update(snapshot.ref, store.toFields(change), { lastUpdateTime: snapshot.updateTime });
    if (since === undefined) batch.delete(store.recoveryCodes.doc(uid));
    else {
      await addRevocation(batch, uid, new Date(caller.signedInAt - 1).toISOString());
    }
    return {
      answer: {
        user: { ...user, updatedAt, ...(since !== undefined && { secondFactorAt: since }) },
        mailIds: [
          addSecurityMail(batch, user, { change: mailedAs[action], at, caller }),
          ...(before === undefined || !user.isAdmin
            ? []
            : await addAdminMails(batch, user, {
                change: since === undefined ? 'second factor removed' : 'second factor replaced',
                at,
                caller,
              })),
        ],
      },
      details: { record: toUserRecord(user), action, changes: [] },
    };
  });
  await queueMails(mailIds);
  return stored;
}

export const toUserRecord = (user: StaffUser) => ({
  kind: 'user' as const,
  _id: user._id,
  name: formatFullName(user) || user.email,
});

type SecurityMail = {
  change: Extract<MailJob, { kind: 'second-factor' }>['change'];
  at: string;
  caller: Pick<Caller, 'uid' | 'email' | 'user'>;
};

export function addSecurityMail(batch: Batch, user: StaffUser, { change, at, caller }: SecurityMail): string {
  return addMail(batch, `second-factor_${user._id}_${Date.parse(at)}`, {
    kind: 'second-factor',
    user,
    change,
    changedAt: at,
    ...(caller.uid !== user._id && { by: toStaffMember(caller).name }),
  });
}

/** The database rules know no settings, so a record tells them. */
export async function sweepStaffSettings(): Promise<void> {
  const ref = store.settings.doc('staff');
  const known = (await ref.get()).data()?.isSecondFactorRequired ?? false;
  const isRequired = isSecondFactorRequired();
  if (known !== isRequired) await ref.set({ _id: ref.id, isSecondFactorRequired: isRequired });
}
