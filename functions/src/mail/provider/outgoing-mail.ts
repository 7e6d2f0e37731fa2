export type MailAddress = { email: string; name?: string | undefined };

export type OutgoingMail = {
  mailId: string;
  from: MailAddress;
  to: MailAddress;
  /** Each gets a mail of their own, in the same call, and sees no other address. */
  copies?: readonly MailAddress[];
  replyTo?: MailAddress;
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; type: string; text: string }[];
};

/** account: a person has to fix ours. mail: it refuses this one, and a retry hardly helps. later: a temporary fault. */
export type FailureReason = 'account' | 'mail' | 'later';

export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly reason: FailureReason;
  readonly code: number | string;

  constructor(reason: FailureReason, code: number | string) {
    super('The mail provider did not take a mail');
    this.reason = reason;
    this.code = code;
  }
}
