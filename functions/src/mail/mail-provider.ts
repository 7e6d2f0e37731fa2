/** What whoever carries our mails has to do. Each provider is a file of its own; `send-mail.ts` names the one in use. */

export type MailAddress = { email: string; name?: string };

export type OutgoingMail = {
  /** Goes along, to find the mail again in the provider's records. */
  mailId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
};

export type MailProvider = {
  /** Its health is stored under this name. */
  name: string;
  /** @throws SendFailure unless the provider took the mail */
  send(mail: OutgoingMail): Promise<void>;
};

/** A mail that the provider did not take, as far as we know. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  /** An HTTP status, or a network's error code. */
  readonly code: number | string;
  /** The mail itself is at fault, so the same again will hardly fare better. */
  readonly isRefusal: boolean;
  /** How long the provider asks us to wait, where it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(code: number | string, isRefusal: boolean, retryAfterMs?: number) {
    super('The mail provider did not take a mail');
    this.code = code;
    this.isRefusal = isRefusal;
    this.retryAfterMs = retryAfterMs;
  }
}
