/** The inbox in place of SendGrid. */
import { listMailsIn } from '@kowhai/domain/api/order-history';
import { addressOf, inboxUrl } from '@kowhai/tools/command/addresses';
import { accepted, call, db, until } from './shop.ts';

export type InboxMail = {
  to: { email: string; name?: string }[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; type: string; text: string }[];
  customArgs: Record<string, string>;
};

async function askInbox<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${inboxUrl}/api/${path}`, init);
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
  return response.json() as Promise<T>;
}

/** The mails that were accepted and that have some words, or all of them, the newest first. */
export async function listMailsAbout(words = ''): Promise<InboxMail[]> {
  return askInbox(`messages?about=${encodeURIComponent(words)}`);
}

/** Waits until as many mails speak of something, such as an order number, and gives them, the newest first. */
export function waitForMailsAbout(words: string, count: number): Promise<InboxMail[]> {
  return until(async () => {
    const mails = await listMailsAbout(words);
    return mails.length === count && mails;
  });
}

export function recipientsOf(mails: readonly InboxMail[]): string[] {
  return mails.flatMap(({ to }) => to.map(({ email }) => email)).toSorted();
}

/** The mails that were accepted with this id, which is that of their outbox record. */
export async function listMails(mailId: string): Promise<InboxMail[]> {
  return (await listMailsAbout(mailId)).filter((mail) => mail.customArgs.mailId === mailId);
}

/** The mails of a kind that were accepted for an address. */
export async function listMailsTo(email: string, kind: string): Promise<InboxMail[]> {
  return (await listMailsAbout(email)).filter(
    ({ to, customArgs }) =>
      to.some((address) => address.email === email) && customArgs.mailId?.startsWith(`${kind}_`),
  );
}

/** Delivers the newest mail with a code, and reads the code off it. */
export async function readMailedCode(email: string, kind: 'confirm-email' | 'reset-code'): Promise<string> {
  const [newest] = (await listOutbox(email, kind)).toSorted(
    (a, b) => b.createTime.toMillis() - a.createTime.toMillis(),
  );
  const mail = await deliverAtOnce(newest?.id ?? '');
  return /^[0-9A-Z]{4} [0-9A-Z]{4}$/m.exec(mail.text)?.[0] ?? '';
}

/** Makes room: a test that looks for its own mail reads all of them. */
export async function clearInbox(): Promise<void> {
  await askInbox('messages', { method: 'DELETE' });
}

export type InboxMode = 'ok' | 'refuse' | 'hang' | '401' | '403' | '429' | '500';
type InboxBehaviour = { headers?: Record<string, string>; delayMs?: number };

/** @param also headers of its errors, and how long it takes to answer */
export async function setInboxMode(mode: InboxMode, also: InboxBehaviour = {}): Promise<void> {
  await askInbox('mode', { method: 'PUT', body: JSON.stringify({ mode, ...also }) });
}

type InboxStats = { attempts: number; accepted: number };

/** How often someone tried to send since the inbox was cleared, and how often it was accepted. */
export async function readInboxStats(): Promise<InboxStats> {
  return askInbox('stats');
}

export async function countAttempts(): Promise<number> {
  return (await readInboxStats()).attempts;
}

/** What the outbox says of a mail. */
export async function readMail(mailId: string): Promise<{ state: string; attempts: number } | undefined> {
  return (await db.doc(`outbox/${mailId}`).get()).data() as { state: string; attempts: number } | undefined;
}

/** The process that `start-processes.ts` starts for the data tests; elsewhere the Functions emulator. */
const deliveryUrl = process.env.DELIVERY_URL ?? addressOf('deliverMail');

/** Hands a mail to the function as the task queue does. @returns the status of its answer */
export async function deliver(mailId: string): Promise<number> {
  const response = await fetch(deliveryUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { mailId } }),
  });
  return response.status;
}

/** Delivers a mail that is not kept back, without its turn in the queue, which other tests fill. @returns it, once it was sent */
export function deliverAtOnce(mailId: string): Promise<InboxMail> {
  return until(async () => {
    await deliver(mailId);
    return (await listMails(mailId))[0];
  });
}

async function listOutbox(email: string, kind: string) {
  const { docs } = await db.collection('outbox').where('to', '==', email).get();
  return docs.filter(({ id }) => id.startsWith(`${kind}_`));
}

/** The same for the mails of a kind to an address. @param count how many there are at least */
export function deliverTo(email: string, kind: string, count = 1): Promise<InboxMail[]> {
  return until(async () => {
    await Promise.all((await listOutbox(email, kind)).map(({ id }) => deliver(id)));
    const mails = await listMailsTo(email, kind);
    return mails.length >= count && mails;
  });
}

/** Waits until a mail was sent. @returns it, as often as it was accepted */
export function delivered(mailId: string): Promise<InboxMail[]> {
  return until(
    // The note is made after the mail went out, so in this order nothing is missed.
    async () => (await readMail(mailId))?.state === 'sent' && listMails(mailId),
    { within: 120_000, every: 250 },
  );
}

/** Keeps a mail that waits for an undo waiting, however slow the machine is. */
export async function keepBack(mailId: string): Promise<void> {
  const inAnHour = new Date(Date.now() + 3_600_000);
  await db.doc(`outbox/${mailId}`).update({ notBefore: inAnHour, dueAt: inAnHour });
}

/** Delivers a mail about a new status, which is kept back for a while, without the wait. */
export async function deliverKeptBack(mailId: string): Promise<void> {
  await db.doc(`outbox/${mailId}`).update({ notBefore: new Date(Date.now() - 1000) });
  await deliver(mailId);
  // The queue may deliver it at the same moment.
  await until(async () => (await readMail(mailId))?.state !== 'sending');
}

/** An order's mails to its customer as the desk lists them, the oldest first. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back.
export async function listToldMails(orderId: string, by: { token: string }): Promise<any[]> {
  return listMailsIn(await accepted(call('GET', `/api/orders/${orderId}/history`, { token: by.token })));
}
