import { randomUUID } from 'node:crypto';

export interface MailAddress {
  email: string;
  name?: string | undefined;
}

/** One mail, as the shop asked for it to be sent. */
export interface MailContent {
  to: MailAddress[];
  from: MailAddress;
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  html: string;
  customArgs: Record<string, string>;
  headers: Record<string, string>;
}

/** A mail that was accepted. */
export interface StoredMail extends MailContent {
  id: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
}

/** How often somebody tried to send, and what came of it. */
export interface MailboxStats {
  attempts: number;
  accepted: number;
  /** Malformed or unauthorised requests. */
  rejected: number;
  /** Attempts that a mode other than `ok` made fail. */
  failed: number;
}

const noAttempts: MailboxStats = { attempts: 0, accepted: 0, rejected: 0, failed: 0 };

/** Mails and counts, in memory. */
export function createMailbox() {
  let mails: StoredMail[] = [];
  let stats = { ...noAttempts };
  return {
    count(what: keyof MailboxStats): void {
      stats[what] += 1;
    },
    stats: (): MailboxStats => ({ ...stats }),
    /** Keeps mails that were sent together; the first one's id is the provider's message id. */
    add(contents: readonly MailContent[]): string {
      const receivedAt = new Date().toISOString();
      const stored = contents.map((content) => ({ id: randomUUID(), ...content, receivedAt }));
      mails = [...stored.toReversed(), ...mails];
      return stored[0]?.id ?? randomUUID();
    },
    list: (): readonly StoredMail[] => mails,
    /** The mails in which some words stand: in its recipients, custom arguments, subject or text. */
    listAbout: (words: string): readonly StoredMail[] =>
      mails.filter(({ to, customArgs, subject, text }) =>
        [...to.map(({ email }) => email), ...Object.values(customArgs), subject, text].some((part) =>
          part.includes(words),
        ),
      ),
    find: (id: string | undefined): StoredMail | undefined => mails.find((mail) => mail.id === id),
    /** Forgets the mails and the counts. */
    clear(): void {
      mails = [];
      stats = { ...noAttempts };
    },
  };
}
