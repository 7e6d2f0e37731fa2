/** Each replaces the app's code once. Firebase opens a session for a custom token with a claim for it. */
import { randomInt } from 'node:crypto';
import { AppError, fieldError, wrongCredentials } from '@kowhai/domain/app-error';
import { recoveryCodeCount, recoveryCodeLength } from '@kowhai/domain/people/second-factor';
import { isProof } from '@kowhai/domain/people/staff';
import { store } from '#database/store.ts';
import { findAccountByEmail, makeRecoveredToken } from '#firebase/auth.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { requireProof } from '#http/identify.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import { checkPassword } from './check-password.ts';
import { requireUser } from './read-users.ts';
import { addSecurityMail, toUserRecord } from './second-factor.ts';

const hashOf = (uid: string, code: string) => keyedHash(`recovery-code:${uid}:${code}`);

export const makeRecoveryCodes: Handler<'makeRecoveryCodes'> = async (acting) => {
  const { caller } = acting;
  if (!caller.hasSecondFactor) throw new AppError('VALIDATION', 'Turn on your second factor first.');
  if (!(await areFirstCodes(caller))) await requireProof(acting);
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    String(randomInt(10 ** recoveryCodeLength)).padStart(recoveryCodeLength, '0'),
  );
  const { uid } = caller;
  const mailId = await commitWithAudit(caller, async (batch, at) => {
    const user = requireUser(await store.staffUsers.doc(uid).get());
    batch.set(store.recoveryCodes.doc(uid), { _id: uid, hashes: codes.map((code) => hashOf(uid, code)) });
    const answer = addSecurityMail(batch, user, { change: 'given new recovery codes', at, caller });
    return { answer, details: { record: toUserRecord(user), action: 'make recovery codes', changes: [] } };
  });
  await queueMails([mailId]);
  return { codes };
};

/** Right after its app was set up, which took a new sign-in and the app's code. */
async function areFirstCodes({ uid, user }: Caller): Promise<boolean> {
  if (!isProof(Date.parse(user?.secondFactorAt ?? ''), Date.now())) return false;
  return !(await store.recoveryCodes.doc(uid).get()).exists;
}

export const signInWithRecoveryCode: Handler<'signInWithRecoveryCode'> = async ({ body, network }) => {
  const { email, password, code } = body;
  const session = await checkPassword(email, password, network);
  if (session === null) throw new AppError('INVALID_CREDENTIALS', wrongCredentials);
  const account = session === 'second factor' ? await findAccountByEmail(email) : null;
  if (account === null) throw wrongCode();
  const guess = await consumeRateLimits([rateLimits.recoveryGuessByAccount, account.uid]);
  // Before the code is spent, so that a signing fault loses none.
  const token = await makeRecoveredToken(account.uid);
  const mailId = await spend(account.uid, code);
  await Promise.all([queueMails([mailId]), guess.refund()]);
  return { token };
};

/** Of two parallel uses, the later one reads again and finds it spent. */
async function spend(uid: string, code: string): Promise<string> {
  const user = requireUser(await store.staffUsers.doc(uid).get());
  const caller = { uid, email: user.email, user };
  return commitWithAudit(caller, async (batch, at) => {
    const snapshot = await store.recoveryCodes.doc(uid).get();
    const hashes = snapshot.data()?.hashes ?? [];
    const left = hashes.filter((hash) => hash !== hashOf(uid, code));
    if (left.length === hashes.length) throw wrongCode();
    batch.update(snapshot.ref, { hashes: left }, { lastUpdateTime: snapshot.updateTime });
    const answer = addSecurityMail(batch, user, { change: 'replaced by a recovery code', at, caller });
    return { answer, details: { record: toUserRecord(user), action: 'use recovery code', changes: [] } };
  });
}

function wrongCode(): AppError {
  return fieldError('INVALID_CODE', 'code', 'That recovery code is wrong, or it was used before.');
}
