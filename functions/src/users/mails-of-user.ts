import type { UserMail } from '@kowhai/domain/mail/mail-state';
import { isEmailProven, type UserInfo } from '@kowhai/domain/people/user';
import { readUpTo } from '#database/read-up-to.ts';
import { store } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import { type MailRecord, stateOf } from '#mail/delivery/outbox.ts';
import { requestMail } from '#mail/delivery/request-mail.ts';
import { writeMail } from '#mail/words/write-mail.ts';
import { ensureUser } from './ensure-user.ts';
import { requireUser } from './read-users.ts';
import { userMailIds } from './register-user.ts';

const maxMails = 50;

export const listUserMails: Handler<'listUserMails'> = async ({ params }) => {
  const user = requireUser(await store.staffUsers.doc(params.id).get());
  const newest = store.outbox.where('to', '==', user.email).orderBy('createdAt', 'desc');
  const { docs, isMore } = await readUpTo(newest, maxMails);
  return { mails: listMailsOf(user, readAll(docs)), isMore };
};

/** Until the address is proven, mails about orders or enquiries are not the account's. */
export function listMailsOf(user: UserInfo, mails: readonly MailRecord[]): UserMail[] {
  const isTheirs = ({ job, createdAt }: MailRecord) =>
    isEmailProven(user, createdAt) ||
    ('order' in job ? job.order.user._id === user._id : !('enquiry' in job));
  return mails.filter(isTheirs).flatMap((mail) => toUserMail(mail) ?? []);
}

/** No codes: their mails' subjects begin with them. */
function toUserMail(mail: MailRecord): UserMail | null {
  const { _id, job, createdAt, sentAt } = mail;
  const state = stateOf(mail);
  if (!state) return null;
  const { subject, title, blocks } = writeMail(job, '', createdAt);
  return {
    _id,
    subject: blocks.some(({ kind }) => kind === 'code') ? title : subject,
    state,
    ...(mail.delivery?.reason && { reason: mail.delivery.reason }),
    createdAt,
    ...(sentAt && { sentAt }),
    ...('order' in job && { orderId: job.order._id }),
    ...(job.kind === 'enquiry-reply' && { enquiryId: job.enquiryId }),
  };
}

function request(kind: keyof ReturnType<typeof userMailIds>): Handler<'sendWelcome' | 'sendNewUser'> {
  return async ({ caller }) => {
    const user = caller.user ?? (await ensureUser(caller.uid));
    return { status: await requestMail(userMailIds(user._id)[kind], { kind, user }, user.createdAt) };
  };
}

export const sendWelcome = request('welcome');
export const sendNewUser = request('new-user');
