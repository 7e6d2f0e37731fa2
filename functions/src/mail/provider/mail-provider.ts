/** Each mail provider is a file of its own; `send-mail.ts` names the one in use. */

export type MailAddress = { email: string; name?: string };

export type OutgoingMail = {
  mailId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; type: string; text: string }[];
};

export type MailProvider = {
  /** Its health is stored under this name. */
  name: string;
  send(mail: OutgoingMail): Promise<void>;
};

/** The provider did not take a mail, as far as we know. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly code: number | string;
  /** The mail itself is at fault: trying again will hardly help. */
  readonly isRefusal: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: number | string, isRefusal: boolean, retryAfterMs?: number) {
    super('The mail provider did not take a mail');
    this.code = code;
    this.isRefusal = isRefusal;
    this.retryAfterMs = retryAfterMs;
  }
}
