/** Hands one mail to SendGrid. */
import { siteSettings } from '@kowhai/domain/site-settings';
import sendGrid from '@sendgrid/mail';
import { getMailSettings } from '#firebase/params.ts';
import { addressMail } from './address-mail.ts';
import type { MailJob } from './mail-job.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { readRetryAfter } from './retry-after.ts';
import { writeMail } from './write-mail.ts';

const timeOutMs = 10_000;

/** A mail that SendGrid did not take, as far as we know. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly code: number | string;
  /** SendGrid found fault with this mail, so the same again will hardly fare better. */
  readonly isRefusal: boolean;
  /** How long SendGrid asks us to wait, where it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(code: number | string, isRefusal: boolean, retryAfterMs?: number) {
    super('SendGrid did not take a mail');
    this.code = code;
    this.isRefusal = isRefusal;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Refusals of the mail itself: malformed, or too large. A bad key or too many mails pass when they are mended. */
const refusalStatuses = new Set([400, 413]);

/**
 * Sends a mail.
 *
 * @param mailId goes along, to find the mail again in SendGrid's records
 * @throws SendFailure unless SendGrid said yes
 */
export async function sendMail(mailId: string, job: MailJob): Promise<void> {
  const settings = getMailSettings();
  const { to, replyTo } = addressMail(job, settings.providerAddress);
  const mail = writeMail(job, settings.siteAddress);
  const message = {
    to,
    from: { email: settings.senderAddress, name: siteSettings.name },
    ...(replyTo !== undefined && { replyTo }),
    subject: mail.subject,
    text: renderText(mail),
    html: renderHtml(mail, settings.siteAddress),
    customArgs: { mailId },
    // Links go where they say, and nobody is told when a customer opens a mail.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
  configure(settings);
  try {
    await withinTime(sendGrid.send(message));
  } catch (error) {
    if (wasAccepted(error)) return;
    const status = statusOf(error);
    throw new SendFailure(
      status,
      typeof status === 'number' && refusalStatuses.has(status),
      readRetryAfter(status, headersOf(error), Date.now()),
    );
  }
}

type Client = { setDefaultRequest(key: string, value: unknown): void };

function configure({ sendGridKey, sendGridBaseUrl }: ReturnType<typeof getMailSettings>): void {
  sendGrid.setApiKey(sendGridKey);
  sendGrid.setTimeout(timeOutMs);
  // SendGrid's types do not tell of the client inside, which alone knows where to send.
  const { client } = sendGrid as unknown as { client: Client };
  if (sendGridBaseUrl !== undefined)
    client.setDefaultRequest('baseUrl', `${sendGridBaseUrl.replace(/\/$/, '')}/`);
}

/** The client's own time-out starts anew with every byte; this one does not. */
async function withinTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendFailure('ETIMEDOUT', false)), timeOutMs + 500);
  });
  try {
    return await Promise.race([sending, timeOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** SendGrid's yes is its status; a connection that broke after it changes nothing. */
function wasAccepted(error: unknown): boolean {
  const { request } = (error ?? {}) as { request?: { res?: { statusCode?: unknown } } };
  return request?.res?.statusCode === 202;
}

function statusOf(error: unknown): number | string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN';
}

function headersOf(error: unknown): Record<string, unknown> {
  const { response } = (error ?? {}) as { response?: { headers?: unknown } };
  return { ...(typeof response?.headers === 'object' && response.headers) };
}
