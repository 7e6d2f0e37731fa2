/** Delivers one mail once: the delivery holds a lease, and stores the outcome. */
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { siteSettings } from '@kowhai/domain/site-settings';
import { store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { findAccountByEmail } from '#firebase/auth.ts';
import { sendByMailProvider } from '#mail/provider/mail-provider.ts';
import { SendFailure } from '#mail/provider/outgoing-mail.ts';
import { describeError, log } from '#server/log.ts';
import { getMailSettings } from '#server/params.ts';
import { hasStatus, ignoring, retry, within } from '#server/retry.ts';
import { readCurrentJob } from './current-job.ts';
import { addLimitedNotice } from './limited-notices.ts';
import { storeLoss } from './lost-mail.ts';
import { dueAfter, type MailRecord, queueMails, retryGraceMs } from './outbox.ts';
import { judgeMail } from './recipient-limit.ts';
import { renderMail } from './render-mail.ts';

/** Longer than sending and storing takes, so that a lease ends only if its process died. */
const leaseMs = 60_000;
const notingMs = 40_000;
const sendTimeoutMs = 10_500;
/** After as many attempts, a mail that the mail provider refuses fails for good. */
const maxRefusals = 10;

/** Skips a mail that was sent, is leased, is held or is gone. @throws SendFailure for a retry */
export async function deliverMail(mailId: string): Promise<void> {
  const mail = await takeLease(mailId);
  if (mail === null) return;
  /** The day that it says, which may have been set while it waited. */
  let told = {};
  try {
    const { job, stale, undoableUntil } = await readCurrentJob(mail);
    if (undoableUntil > Date.now()) return await postpone(mail, undoableUntil);
    if (stale || !(await shouldSend(job)))
      return await storeOutcome(mailId, { state: 'withdrawn', dueAt: null });
    const verdict = await judgeMail(mail);
    if (verdict === 'limit') {
      log('INFO', 'A mail was not sent: limit of mails to its address', { mailId });
      return await storeOutcome(mailId, { state: 'limited', dueAt: null });
    }
    if (verdict === 'count')
      return await storeOutcome(mailId, {
        state: 'limited',
        dueAt: null,
        ...(await addLimitedNotice(job.kind)),
      });
    const { to = '' } = mail;
    await sendMail(mail._id, verdict === 'send' ? job : { kind: 'more-security-mails', email: to });
    told = 'order' in job ? { 'job.order.connectionDate': job.order.connectionDate } : {};
  } catch (error) {
    const reason = error instanceof SendFailure ? error.reason : undefined;
    const isFinal = reason === 'mail' && mail.attempts >= maxRefusals;
    const facts = { mailId, attempts: mail.attempts, reason, ...describeError(error) };
    if (isFinal) log('ERROR', 'A mail was given up', { event: 'mailFailed', ...facts });
    else log(reason === 'account' ? 'ERROR' : 'WARNING', 'A mail was not sent', facts);
    const dueAt = new Date(Date.now() + retryGraceMs).toISOString();
    if (isFinal) await storeLoss(mail);
    await storeOutcome(mailId, isFinal ? { state: 'failed', dueAt: null } : { state: 'queued', dueAt });
    if (!isFinal) throw error;
    return;
  }
  const sentAt = new Date().toISOString();
  await storeOutcome(mailId, { state: 'sent', sentAt, dueAt: null, ...told });
}

export async function sendMail(mailId: string, job: MailJob): Promise<void> {
  const { senderAddress, mailProviderKey: key, mailProviderUrl: url } = getMailSettings();
  const from = { email: senderAddress, name: siteSettings.name };
  const sent = sendByMailProvider({ mailId, from, ...(await renderMail(job)) }, { key, url });
  await within(sendTimeoutMs, sent, () => {
    throw new SendFailure('later', 'ETIMEDOUT');
  });
}

/** A step can still be undone that decides whether the mail goes, or which day it says. */
async function postpone({ _id, attempts }: MailRecord, until: number) {
  const waitMs = until - Date.now();
  await storeOutcome(_id, { state: 'queued', attempts: attempts - 1, ...dueAfter(waitMs) });
  await queueMails([_id], waitMs);
}

/** Looks up the account here, long after the call, so that neither response nor time reveals whether it exists. */
async function shouldSend(job: MailJob): Promise<boolean> {
  if (job.kind !== 'reset-code' && job.kind !== 'confirm-email') return true;
  if (Date.parse(job.expiresAt) <= Date.now()) return false;
  if (job.kind === 'confirm-email') return true;
  const account = await findAccountByEmail(job.email);
  return account !== null && !account.disabled;
}

/** @returns null where nothing is left to do, or another process has the lease */
async function takeLease(mailId: string): Promise<MailRecord | null> {
  const ref = store.outbox.doc(mailId);
  const snapshot = await retry(() => ref.get());
  const mail = findReadable(snapshot);
  if (!mail || (mail.state !== 'queued' && mail.state !== 'sending')) return null;
  if (Date.parse(mail.notBefore ?? '') > Date.now()) return null;
  if (mail.state === 'sending' && Date.parse(mail.dueAt ?? '') > Date.now()) return null;

  const lease = {
    state: 'sending' as const,
    attempts: mail.attempts + 1,
    dueAt: new Date(Date.now() + leaseMs).toISOString(),
  };
  try {
    await ref.update(store.toFields(lease), { lastUpdateTime: snapshot.updateTime });
    return { ...mail, ...lease };
  } catch (error) {
    // Changed since it was read: by another delivery, or by the sweep, which leaves it to this one.
    if (hasStatus(error, 'FAILED_PRECONDITION')) return takeLease(mailId);
    if (hasStatus(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Retries for long: a mail whose outcome is not stored would be sent again. */
async function storeOutcome(
  mailId: string,
  outcome: {
    state: string;
    dueAt: string | null;
    sentAt?: string;
    notBefore?: string;
    attempts?: number;
    countedIn?: string;
  },
) {
  const fields = store.toFields({ ...outcome, dueAt: outcome.dueAt ?? store.deleteField() });
  await retry(() => store.outbox.doc(mailId).update(fields), { end: Date.now() + notingMs }).catch(
    ignoring('NOT_FOUND'),
  );
}
