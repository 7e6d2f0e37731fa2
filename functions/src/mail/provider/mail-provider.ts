/** Sends by the mail provider, SendGrid. Its key and names are in `mail-account.ts`. */
import { Readable } from 'node:stream';
import { type FailureReason, type OutgoingMail, SendFailure } from './outgoing-mail.ts';

type Access = { key: string; url?: string | undefined };

const timeOutMs = 10_000;

/** By status: a bad key or sender; a malformed or oversized mail. */
const reasons: Record<number | string, FailureReason> = {
  401: 'account',
  403: 'account',
  400: 'mail',
  413: 'mail',
};

/** The client's timeout restarts with every byte, so the caller needs one of its own. @throws SendFailure */
export async function sendByMailProvider(
  { mailId, to, copies = [], attachments = [], ...mail }: OutgoingMail,
  access: Access,
): Promise<void> {
  const sendGrid = await openClient(access);
  const message = {
    ...mail,
    personalizations: [to, ...copies].map((recipient) => ({ to: recipient })),
    customArgs: { mailId },
    attachments: attachments.map(({ text, ...file }) => ({
      ...file,
      content: Buffer.from(text).toString('base64'),
      disposition: 'attachment',
    })),
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
  try {
    const [{ body }] = await sendGrid.send(message);
    ignore(body);
  } catch (error) {
    ignore((error as { response?: { body?: unknown } }).response?.body);
    const code = codeOf(error);
    throw new SendFailure(reasons[code] ?? 'later', code);
  }
}

type Client = { setDefaultRequest(key: string, value: unknown): void };

async function openClient({ key, url }: Access) {
  const { default: sendGrid } = await import('@sendgrid/mail');
  sendGrid.setApiKey(key);
  sendGrid.setTimeout(timeOutMs);
  // The types hide the inner client, which has the address.
  const { client } = sendGrid as unknown as { client: Client };
  // Only the status matters: the body may be cut off, or drip for minutes.
  client.setDefaultRequest('responseType', 'stream');
  if (url !== undefined) client.setDefaultRequest('baseUrl', `${url.replace(/\/$/, '')}/`);
  return sendGrid;
}

function ignore(body: unknown): void {
  if (body instanceof Readable) body.on('error', () => undefined).resume();
}

function codeOf(error: unknown): number | string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN';
}
