import { eventually } from './visit.ts';

const inboxUrl = 'http://127.0.0.1:8025';

export type Mail = { to: { email: string }[]; subject: string; text: string; html: string };

async function listMails(): Promise<Mail[]> {
  const response = await fetch(`${inboxUrl}/api/messages`);
  return (await response.json()) as Mail[];
}

/** The mails that speak of something, such as an order number: other tests' mails lie in the same inbox. */
export async function listMailsAbout(words: string): Promise<Mail[]> {
  return (await listMails()).filter(({ subject, text }) => `${subject}\n${text}`.includes(words));
}

/** Waits until as many mails speak of something, and gives them, the newest first. */
export async function waitForMailsAbout(words: string, count: number): Promise<Mail[]> {
  await eventually(async () => (await listMailsAbout(words)).length).toBe(count);
  return listMailsAbout(words);
}

export function recipientsOf(mails: readonly Mail[]): string[] {
  return mails.flatMap(({ to }) => to.map(({ email }) => email)).toSorted();
}
