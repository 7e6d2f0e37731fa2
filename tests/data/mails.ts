/** The inbox that stands in for SendGrid. */
import { db } from './shop.ts';

const inboxUrl = 'http://127.0.0.1:8025';

export type InboxMail = {
  to: { email: string; name?: string }[];
  subject: string;
  text: string;
  html: string;
  customArgs: Record<string, string>;
};

async function listAllMails(): Promise<InboxMail[]> {
  const response = await fetch(`${inboxUrl}/api/messages`);
  return (await response.json()) as InboxMail[];
}

/** The mails that were accepted with this id, which is that of their outbox record. */
export async function listMails(mailId: string): Promise<InboxMail[]> {
  return (await listAllMails()).filter((mail) => mail.customArgs.mailId === mailId);
}

/** The mails of a kind that were accepted for an address. */
export async function listMailsTo(email: string, kind: string): Promise<InboxMail[]> {
  return (await listAllMails()).filter(
    ({ to, customArgs }) =>
      to.some((address) => address.email === email) && customArgs.mailId?.startsWith(`${kind}_`),
  );
}

/** Makes room: a test that looks for its own mail reads all of them. */
export async function clearInbox(): Promise<void> {
  await fetch(`${inboxUrl}/api/messages`, { method: 'DELETE' });
}

export type InboxMode = 'ok' | 'refuse' | 'hang' | '429' | '500';

export async function setInboxMode(mode: InboxMode): Promise<void> {
  const response = await fetch(`${inboxUrl}/api/mode`, { method: 'PUT', body: JSON.stringify({ mode }) });
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
}

/** What the outbox says of a mail. */
export async function readMail(mailId: string): Promise<{ state: string; attempts: number } | undefined> {
  return (await db.doc(`outbox/${mailId}`).get()).data() as { state: string; attempts: number } | undefined;
}
