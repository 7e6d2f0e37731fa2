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

export type MailProvider = { send(mail: OutgoingMail): Promise<void> };

/**
 * Why the provider did not take a mail, as far as we know. account: it refuses ours, which a person has to mend. mail: this
 * mail is at fault, and trying again hardly helps. later: what passes.
 */
export type FailureReason = 'account' | 'mail' | 'later';

export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly reason: FailureReason;
  /** The provider's own, for the log. */
  readonly code: number | string;

  constructor(reason: FailureReason, code: number | string) {
    super('The mail provider did not take a mail');
    this.reason = reason;
    this.code = code;
  }
}
