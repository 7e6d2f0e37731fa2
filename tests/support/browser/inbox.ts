import { inboxUrl } from '@kowhai/tools/command/addresses';
import { expect } from 'vitest';

export type Mail = { to: { email: string }[]; subject: string; text: string; html: string };

/** The mails that speak of something, such as an order number: other tests' mails lie in the same inbox. */
export async function listMailsAbout(words: string): Promise<Mail[]> {
  const response = await fetch(`${inboxUrl}/api/messages?about=${encodeURIComponent(words)}`);
  return (await response.json()) as Mail[];
}

/** Waits until as many mails speak of something, and gives them, the newest first. */
export async function waitForMailsAbout(words: string, count: number): Promise<Mail[]> {
  await expect.poll(async () => (await listMailsAbout(words)).length).toBe(count);
  return listMailsAbout(words);
}

export function recipientsOf(mails: readonly Mail[]): string[] {
  return mails.flatMap(({ to }) => to.map(({ email }) => email)).toSorted();
}
